import type { Card, Seat } from '../kernel/types';
import { scoresOf } from './belongings';
import { TOYS, catOf, faceOf } from './cards';
import { PENALTY, catnipPoints } from './feeding/collection';
import { expectedFromCats } from './hunger';
import { FOR_LOST_CATS, placesOf, toySets } from './score';
import type { CatLady } from './state';

export const W = {
  nip: 1.3, nip0: 0.07, nip2: 0.03, nip3: 4, fedShare: 0.85, fedGrowth: 0.45, nipEach: 0.5,
  costume: 2, toy: 2.3, toySecond: 1.4, toyTurns: 5,
  stray: 1.6, lost: 0.9, spray: 0.1, rival: 0.7,
};

interface Held {
  catnip: number;
  costumes: number;
  lostCats: number;
  sprayBottles: number;
  toys: number[];
}

function held(hand: readonly Card[]): Held {
  const counts: Held = { catnip: 0, costumes: 0, lostCats: 0, sprayBottles: 0, toys: TOYS.map(() => 0) };
  for (const card of hand) {
    const face = faceOf(card);
    if (face.type === 'toy') counts.toys[TOYS.indexOf(face.toy)]++;
    else if (face.type === 'catnip') counts.catnip++;
    else if (face.type === 'costume') counts.costumes++;
    else if (face.type === 'lostCat') counts.lostCats++;
    else if (face.type === 'sprayBottle') counts.sprayBottles++;
  }
  return counts;
}

/** Turns left for each seat, about. */
const turnsLeft = (s: CatLady): number => (s.deck.length / 3 + (s.grid.every((spot) => spot.length > 0) ? 1 : 0)) / s.seats;

function catnipValue(count: number, cats: number, turns: number): number {
  const fed = cats * W.fedShare + turns * W.fedGrowth;
  const second = turns / (turns + W.nip);
  if (count === 0) return fed * Math.max(0, W.nip0 * (turns - 2));
  if (count === 1) return second * fed + (1 - second) * PENALTY;
  if (count === 2) return fed * (1 + W.nip2 * turns);
  if (count === 3) return fed * (1 + turns / (turns + W.nip3));
  return 2 * fed;
}

/** The later, the surer is who has most. */
function costumeValue(own: number, most: number, turns: number): number {
  const lead = (W.costume * (own - most)) / Math.max(0.4, turns);
  const win = 3 * (1 + lead / Math.sqrt(1 + lead * lead));
  return own > 0 ? win : win + PENALTY / (1 + 0.2 * turns);
}

/** Early a toy is worth about the same whichever it is; late it is what the set says. */
function toyValue(toys: readonly number[], turns: number): number {
  const early = Math.min(1, turns / W.toyTurns);
  let value = 0;
  toySets(toys).forEach(({ count, points }, i) => {
    value += (1 - early) * points + early * count * (i === 0 ? W.toy : W.toySecond);
  });
  return value;
}

function lostCatValue(lostCats: number, strays: number, turns: number): number {
  const pairs = Math.floor(lostCats / 2);
  const soon = Math.min(1, turns / 3);
  return pairs * FOR_LOST_CATS + (lostCats % 2) * W.lost * soon + (pairs > 0 && strays > 0 ? W.stray : 0);
}

function expected(s: CatLady, seat: Seat, holdings: readonly Held[], turns: number): number {
  const own = holdings[seat];
  let costumes = 0;
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    costumes = Math.max(costumes, holdings[other].costumes);
    rivals = Math.max(rivals, s.cats[other].length);
  }
  const toys = own.toys.reduce((sum, count) => sum + count, 0);
  const cats = s.cats[seat].map(catOf);
  const each = W.nipEach * Math.max(0, catnipPoints(own.catnip, 1));
  return (
    expectedFromCats({ cats, food: s.food[seat], costumes: own.costumes, toys, each, rivals, turns }) +
    catnipValue(own.catnip, cats.length, turns) +
    costumeValue(own.costumes, costumes, turns) +
    toyValue(own.toys, turns) +
    lostCatValue(own.lostCats, s.strays.length, turns) +
    s.points[seat] +
    own.sprayBottles * W.spray * Math.min(1, turns / 3)
  );
}

export function judge(s: CatLady, seat: Seat): number {
  if (s.revealed) {
    const scores = scoresOf(s);
    const own = scores[seat].total;
    const best = Math.max(...scores.filter((_, other) => other !== seat).map(({ total }) => total));
    return own - best + (placesOf(scores)[seat] === 1 ? 20 : 0) + (s.done[seat] ? 0 : -1000);
  }
  const turns = turnsLeft(s);
  const holdings = s.hands.map(held);
  const own = expected(s, seat, holdings, turns);
  let sum = 0;
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const rival = expected(s, other, holdings, turns);
    sum += rival;
    if (rival > best) best = rival;
  }
  return own - W.rival * ((sum / (s.seats - 1) + best) / 2);
}
