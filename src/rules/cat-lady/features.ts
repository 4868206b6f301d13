import type { Card, Seat } from '../kernel/types';

import { scoresOf } from './belongings';
import { TOYS, catOf, faceOf } from './cards';
import { CAT, COLOURS, type Cat } from './cats';
import { scoreCatnip, indexOfFood, sum, type Foods } from './feeding/collection';
import { LINES, SPOTS, SPOTS_OF } from './grid';
import { guessCatnip, guessCostumes, guessLostCats, guessSprayBottle, guessToys } from './guesses';
import { estimateFromCats } from './hunger';
import { rankSeats } from './score';
import type { CatLady } from './state';

/** What an input of one whole is written as. */
const ONE = 64;
const WIN = 1_000_000;

const KEYS = Object.keys(CAT);
const KEY_AT: Readonly<Record<string, number>> = Object.fromEntries(KEYS.map((key, at) => [key, at]));
const TYPES = ['cat', 'food', 'toy', 'catnip', 'costume', 'lostCat', 'sprayBottle'];

const FOOD = KEYS.length;
const CATNIP = FOOD + 8;
const COSTUMES = CATNIP + 5;
const COUNTS = COSTUMES + 5;
const PROMISE = COUNTS + 18;
/** Own household, the best rival's, and the mean of the others'. */
const HOUSEHOLD = PROMISE + 11;
const GRID = 3 * HOUSEHOLD;
const GAINS = GRID + TYPES.length + 1;
const STANDING = GAINS + 15;
export const INPUTS = STANDING + 34;

/** What a seat owns, as far as it changes when cards come. */
interface Household {
  readonly cats: Cat[];
  readonly food: Foods;
  readonly toys: number[];
  catnip: number;
  costumes: number;
  lostCats: number;
  sprayBottles: number;
  readonly points: number;
}

function gain(household: Household, card: Card): void {
  const face = faceOf(card);
  switch (face.type) {
    case 'cat':
      return void household.cats.push(face.cat);
    case 'food':
      return void (household.food[indexOfFood(face.food)] += face.count);
    case 'toy':
      return void household.toys[TOYS.indexOf(face.toy)]++;
    case 'catnip':
      return void household.catnip++;
    case 'costume':
      return void household.costumes++;
    case 'lostCat':
      return void household.lostCats++;
    default:
      household.sprayBottles++;
  }
}

function householdOf(s: CatLady, seat: Seat): Household {
  const household: Household = {
    cats: s.cats[seat].map(catOf),
    food: s.food[seat].slice() as Foods,
    toys: [0, 0, 0, 0, 0],
    catnip: 0,
    costumes: 0,
    lostCats: 0,
    sprayBottles: 0,
    points: s.points[seat],
  };
  for (const card of s.hands[seat]) gain(household, card);
  return household;
}

const withCards = (household: Household, cards: readonly Card[]): Household => {
  const copy = {
    ...household,
    cats: household.cats.slice(),
    food: household.food.slice() as Foods,
    toys: household.toys.slice(),
  };
  for (const card of cards) gain(copy, card);
  return copy;
};

/** How many parts the points of a household have. */
const PARTS = 7;
/** The parts where nobody asks for them. */
const unread = new Float64Array(PARTS);

/** What the rivals of a seat have most of, how many strays lie open, and how many turns a seat has left. */
interface Outlook {
  readonly costumes: number;
  readonly cats: number;
  readonly strays: number;
  readonly turns: number;
}

/** Estimates the points of a household part by part, and returns their sum. */
function estimate(household: Household, { costumes, cats, strays, turns }: Outlook, parts: Float64Array): number {
  const { catnip, toys, food } = household;
  parts[0] = estimateFromCats({
    cats: household.cats,
    food,
    costumes: household.costumes,
    toys: sum(toys),
    each: Math.max(0, scoreCatnip(catnip, 1)) / 2,
    rivals: cats,
    turns,
  });
  parts[1] = guessCatnip(catnip, household.cats.length, turns);
  parts[2] = guessCostumes(household.costumes, costumes, turns);
  parts[3] = guessToys(toys, turns);
  parts[4] = guessLostCats(household.lostCats, strays, turns);
  parts[5] = guessSprayBottle(household.sprayBottles, turns);
  parts[6] = household.points;
  let whole = 0;
  for (let i = 0; i < PARTS; i++) whole += parts[i];
  return whole;
}

/** What a household is expected to have brought in the end. */
interface Prospect {
  readonly worth: number;
  readonly parts: Float64Array;
}

function prospectOf(household: Household, outlook: Outlook): Prospect {
  const parts = new Float64Array(PARTS);
  return { worth: estimate(household, outlook, parts), parts };
}

/** Writes a household; of several that share the inputs each has its share of the weight. */
function fillHousehold(
  own: Household,
  { worth, parts }: Prospect,
  turns: number,
  x: Int32Array,
  at: number,
  weight: number,
): void {
  const soon = Math.min(1, turns / 5);
  for (const { key } of own.cats) x[at + KEY_AT[key]] += weight;
  for (let kind = 0; kind < 4; kind++) {
    x[at + FOOD + kind] += (weight * own.food[kind]) / 4;
    if (own.food[kind] > 0) x[at + FOOD + 4 + kind] += weight;
  }
  x[at + CATNIP + Math.min(4, own.catnip)] += weight;
  x[at + COSTUMES + Math.min(4, own.costumes)] += weight;
  let kinds = 0;
  let doubles = 0;
  for (const count of own.toys) {
    if (count > 0) kinds++;
    if (count > 1) doubles++;
  }
  const food = sum(own.food);
  const colours = COLOURS.map((colour) => own.cats.filter((cat) => cat.colours.includes(colour)).length / 3);
  const counts = [
    kinds / 5,
    doubles / 3,
    kinds >= 3 ? 1 : 0,
    kinds >= 4 ? 1 : 0,
    kinds === 5 ? 1 : 0,
    own.lostCats % 2,
    own.lostCats >= 2 ? 1 : 0,
    own.sprayBottles,
    own.points / 4,
    own.cats.length / 6,
    Math.max(0, own.cats.length * 1.6 - food) / 4,
    Math.max(0, food - own.cats.length * 1.8) / 4,
    food / 8,
    own.food[3] / 2,
    (own.catnip * own.cats.length) / 8,
    ...colours,
  ];
  for (let i = 0; i < counts.length; i++) x[at + COUNTS + i] += weight * counts[i];
  for (let i = 0; i < PARTS; i++) x[at + PROMISE + i] += (weight * parts[i]) / 10;
  x[at + PROMISE + 7] += (weight * worth) / 20;
  x[at + PROMISE + 8] += (weight * worth * soon) / 20;
  x[at + PROMISE + 9] += (weight * parts[0] * soon) / 10;
  x[at + PROMISE + 10] += (weight * parts[1] * soon) / 10;
}

/** Writes what the lines bring to a seat. */
function fillGains(s: CatLady, own: Household, outlook: Outlook, { worth }: Prospect, x: Int32Array, at: number): void {
  const after = { ...outlook, turns: Math.max(0, outlook.turns - 1 / s.seats) };
  const gains: number[] = [];
  for (const line of LINES) {
    if (line === s.token) continue;
    const cards = SPOTS_OF[line].map((spot) => s.grid[spot][0]);
    gains.push(estimate(withCards(own, cards), after, unread) - worth);
  }
  gains.sort((one, other) => other - one);
  x[at] = (gains[0] * ONE) / 6;
  x[at + 1] = (gains[1] * ONE) / 6;
  x[at + 2] = (gains[2] * ONE) / 6;
  x[at + 3] = (sum(gains) * ONE) / 25;
  x[at + 4] = ((gains[0] - gains[1]) * ONE) / 4;
}

/** Writes what a seat knows of a match: households, the grid, and who is ahead; all of it lies open or was seen. */
export function fill(s: CatLady, seat: Seat, x: Int32Array): void {
  const isFull = s.grid.every((spot) => spot.length > 0);
  const turns = (s.deck.length / 3 + (isFull ? 1 : 0)) / s.seats;
  const households = s.cats.map((_, one) => householdOf(s, one));
  const outlooks = households.map((_, one): Outlook => {
    let costumes = 0;
    let cats = 0;
    households.forEach((other, at) => {
      if (at === one) return;
      costumes = Math.max(costumes, other.costumes);
      cats = Math.max(cats, other.cats.length);
    });
    return { costumes, cats, strays: s.strays.length, turns };
  });
  const prospects = households.map((one, at) => prospectOf(one, outlooks[at]));
  const worths = prospects.map(({ worth }) => worth);
  let best = -1;
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    rivals += worths[other];
    if (best < 0 || worths[other] > worths[best]) best = other;
  }
  households.forEach((one, at) => {
    const place = at === seat ? 0 : at === best ? 1 : 2;
    const weight = place < 2 ? ONE : Math.floor(ONE / (s.seats - 2));
    fillHousehold(one, prospects[at], turns, x, place * HOUSEHOLD, weight);
  });
  const isOwn = s.turn === seat;
  const isOpen = isFull && s.token >= 0 && !s.revealed;
  if (isOpen) {
    const gain = (one: Seat, at: number) => fillGains(s, households[one], outlooks[one], prospects[one], x, at);
    if (!isOwn) gain(s.turn, GAINS + 5);
    gain(seat, GAINS + (isOwn ? 0 : 10));
    for (let spot = 0; spot < SPOTS; spot++) x[GRID + TYPES.indexOf(faceOf(s.grid[spot][0]).type)] += ONE / 4;
    x[GRID + TYPES.length] = ONE;
  }
  const lead = worths[seat] - worths[best];
  const late = 1 / (1 + turns);
  const costumes = households[seat].costumes - outlooks[seat].costumes;
  const standing = [
    lead / 10,
    (lead * late) / 10,
    (worths[seat] - rivals / (s.seats - 1)) / 10,
    turns / 8,
    late,
    isOwn ? 1 : 0,
    isOwn ? 0 : ((s.turn - seat + s.seats) % s.seats) / s.seats,
    lead > 0 ? 1 : 0,
    lead > 0 ? late : 0,
    1,
    s.seats / 4,
    s.strays.length / 3,
    costumes / 3,
    costumes > 0 ? 1 : 0,
    costumes === 0 ? 1 : 0,
    (costumes * late) / 3,
    lead / (4 + Math.abs(lead)),
    (lead / (4 + Math.abs(lead))) * late,
    isFull ? 0 : 1,
    isOwn && s.flow[s.flow.length - 1].step === 'rest' ? 1 : 0,
    s.token < 0 ? 1 : 0,
    isOpen && isOwn ? 1 : 0,
    turns === 0 ? 1 : 0,
    turns === 0 ? lead / (2 + Math.abs(lead)) : 0,
  ];
  for (let i = 0; i < standing.length; i++) x[STANDING + i] = standing[i] * ONE;
  x[STANDING + 24 + Math.min(9, Math.floor(turns))] = ONE;
}

/** Once all lies open nothing is left to learn; whoever leaves the best feeding as it is is done with it sooner. */
export function findDecided(s: CatLady, seat: Seat): number | null {
  if (!s.revealed) return null;
  const places = rankSeats(scoresOf(s));
  const won = places[seat] === 1 ? WIN / places.filter((place) => place === 1).length : 0;
  return won + (s.done[seat] ? 1 : 0);
}
