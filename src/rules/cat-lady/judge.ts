import type { Card, Seat } from '../kernel/types';
import { scoresOf } from './belongings';
import { faceOf } from './cards';
import { COLOURS, type Cat } from './cats';
import { placesOf } from './score';
import type { CatLady } from './state';

export const W = {
  foodRate: 0.5,
  milkRate: 0.33,
  treatRate: 0.1,
  reach: 0.85,
  food: 0.9,
  foodMost: 3,
  extraFood: 0.1,
  toy: 0.45,
  toySpread: 0.35,
  nip1: 0.25,
  nip3: 0.3,
  catsPerTurn: 0.6,
  costume: 1.6,
  costumeZero: 0.6,
  lost: 0.9,
  pair: 2.2,
  stray: 1.6,
  spray: 0.5,
  rival: 0.6,
};

const TOY_SET = [0, 1, 3, 5, 8, 12];

/** Turns left for each seat, about. */
const turnsLeft = (s: CatLady): number => (s.deck.length / 3 + (s.grid.every((spot) => spot.length > 0) ? 1 : 0)) / s.seats;

function worthOf(cat: Cat, colours: readonly number[], costumes: number, toys: number, cats: number, rivals: number): number {
  const { worth } = cat;
  if ('points' in worth) return worth.points;
  if ('most' in worth) return cats > rivals ? worth.most - 1 : worth.otherwise + 0.5;
  switch (worth.per) {
    case 'set':
      return 4 * Math.min(colours[0], colours[1], colours[2]);
    case 'costume':
      return worth.each * costumes;
    case 'toy':
      return worth.each * toys;
    case 'food':
      return 6;
    case 'sameKind':
      return cats;
    default:
      return worth.each * colours[COLOURS.indexOf(worth.per)];
  }
}

interface Hungry {
  gain: number;
  chicken: number;
  tuna: number;
  milk: number;
  size: number;
}

/** What a seat can expect to count in the end, from what lies before it. */
function expected(s: CatLady, seat: Seat, turns: number, costumesOf: readonly number[]): number {
  const hand = s.hands[seat];
  let catnip = 0;
  let lost = 0;
  let spray = 0;
  const toys = [0, 0, 0, 0, 0];
  let toyCount = 0;
  for (let i = 0; i < hand.length; i++) {
    const card: Card = hand[i];
    const face = faceOf(card);
    if (face.type === 'catnip') catnip++;
    else if (face.type === 'lostCat') lost++;
    else if (face.type === 'sprayBottle') spray++;
    else if (face.type === 'toy') {
      toys[TOY_INDEX[face.toy]]++;
      toyCount++;
    }
  }
  const costumes = costumesOf[seat];
  const cats = s.cats[seat];
  const colours = [0, 0, 0];
  for (let i = 0; i < cats.length; i++) {
    const { cat } = faceOf(cats[i]) as { cat: Cat };
    for (const colour of cat.colours) colours[COLOURS.indexOf(colour)]++;
  }
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.cats[other].length > rivals) rivals = s.cats[other].length;

  // catnip
  const fedAtEnd = cats.length * 0.85 + turns * W.catsPerTurn;
  const oneMore = 1 - Math.exp(-W.nip1 * turns);
  const twoMore = 1 - Math.exp(-W.nip3 * turns);
  const nip = catnip === 0 ? 0 : catnip === 1 ? oneMore * fedAtEnd * 0.9 - (1 - oneMore) * 2 : catnip === 2 ? fedAtEnd * (1 + twoMore * twoMore * 0.6) : catnip === 3 ? fedAtEnd * (1 + twoMore) : 2 * fedAtEnd;
  const perFed = catnip === 0 ? 0 : catnip === 1 ? oneMore * 0.5 : catnip < 4 ? 1 : 2;

  // cats
  let value = 0;
  let [chicken, tuna, milk, treat] = s.food[seat];
  const list: Hungry[] = [];
  for (let i = 0; i < cats.length; i++) {
    const { cat } = faceOf(cats[i]) as { cat: Cat };
    const meal = 'meal' in cat.wants ? cat.wants.meal : ANY;
    const gain = worthOf(cat, colours, costumes, toyCount, cats.length, rivals) + 2 + perFed * 0.5;
    list.push({ gain, chicken: meal[0], tuna: meal[1], milk: meal[2], size: meal[0] + meal[1] + meal[2] });
  }
  list.sort((one, other) => other.gain * one.size - one.gain * other.size);
  let fChicken = turns * W.foodRate;
  let fTuna = turns * W.foodRate;
  let fMilk = turns * W.milkRate;
  let fTreat = turns * W.treatRate;
  const hungry: Hungry[] = [];
  for (const one of list) {
    const a = Math.max(0, one.chicken - chicken);
    const b = Math.max(0, one.tuna - tuna);
    const c = Math.max(0, one.milk - milk);
    const missing = a + b + c;
    if (missing <= treat) {
      chicken -= one.chicken - a;
      tuna -= one.tuna - b;
      milk -= one.milk - c;
      treat -= missing;
      value += one.gain - 2;
    } else hungry.push(one);
  }
  for (const one of hungry) {
    const useA = Math.min(one.chicken, chicken);
    const useB = Math.min(one.tuna, tuna);
    const useC = Math.min(one.milk, milk);
    const a = one.chicken - useA;
    const b = one.tuna - useB;
    const c = one.milk - useC;
    const chance = Math.min(1, a > 0 ? (fChicken + fTreat * 0.5) / a : 1, b > 0 ? (fTuna + fTreat * 0.5) / b : 1, c > 0 ? (fMilk + fTreat * 0.5) / c : 1) * W.reach;
    value += chance * one.gain - 2;
    chicken -= useA;
    tuna -= useB;
    milk -= useC;
    fChicken = Math.max(0, fChicken - a);
    fTuna = Math.max(0, fTuna - b);
    fMilk = Math.max(0, fMilk - c);
    fTreat *= 0.8;
  }
  const left = chicken + tuna + milk + treat;
  const room = Math.min(1, turns / 3);
  const kept = Math.min(left, W.foodMost);
  value += room * (kept * W.food + (left - kept) * W.extraFood) + treat * 0.4 * room - (1 - room) * Math.min(2, left * 0.5);

  // toys
  let distinct = 0;
  const sorted = toys.slice().sort((one, other) => other - one);
  for (let set = 0; set < sorted[0]; set++) {
    let count = 0;
    for (const copies of toys) if (copies > set) count++;
    value += TOY_SET[count];
    if (set === 0) distinct = count;
  }
  value += Math.min(1, turns / 4) * (distinct * W.toySpread + (toyCount - distinct) * W.toy);

  // costumes
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && costumesOf[other] > most) most = costumesOf[other];
  const lead = costumes - most;
  const sure = turns < 0.5 ? 1 : 0.5 / Math.sqrt(turns);
  value += 6 / (1 + Math.exp(-(lead * W.costume * (1 + 2 * sure)))) - (costumes === 0 ? 2 * Math.exp(-W.costumeZero * turns) : 0);

  // lost cats, spray bottles
  const pairs = Math.floor(lost / 2);
  value += s.points[seat] + pairs * W.pair + (lost % 2) * W.lost * Math.min(1, turns / 3) + (pairs > 0 && s.strays.length > 0 ? W.stray : 0) + spray * W.spray * Math.min(1, turns / 3);
  return value + nip;
}

const TOY_INDEX = { mouse: 0, yarn: 1, wand: 2, tower: 3, scratcher: 4 };
const ANY = [0, 1, 0] as const;

export function judge(s: CatLady, seat: Seat): number {
  if (s.revealed) {
    const scores = scoresOf(s);
    const own = scores[seat].total;
    const best = Math.max(...scores.filter((_, other) => other !== seat).map(({ total }) => total));
    return own - best + (placesOf(scores)[seat] === 1 ? 20 : 0) + (s.done[seat] ? 0 : -1000);
  }
  const turns = turnsLeft(s);
  const costumes = s.hands.map((hand) => hand.filter((card) => faceOf(card).type === 'costume').length);
  const own = expected(s, seat, turns, costumes);
  let sum = 0;
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const rival = expected(s, other, turns, costumes);
    sum += rival;
    if (rival > best) best = rival;
  }
  return own - W.rival * ((sum / (s.seats - 1) + best) / 2);
}
