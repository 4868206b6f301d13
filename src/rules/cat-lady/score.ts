import { freeze } from '../kernel/clone';
import { rank } from '../kernel/rank';
import type { Wins } from '../kernel/types';

import type { Cat } from './cats';
import { findBestBowls } from './feeding/best';
import { PENALTY, sum, type Bowls, type Collection, type Feeding, type Foods } from './feeding/collection';
import { weigh } from './feeding/weigh';

/** Everything of a seat that is counted in the end. Shared by play and by the sheet for real cards. */
export interface Belongings {
  readonly cats: readonly Cat[];
  /** All its food, before the cats are fed. */
  readonly food: Readonly<Foods>;
  /** In the order of TOYS. */
  readonly toys: readonly number[];
  readonly costumes: number;
  readonly catnip: number;
  /** Lost cats still in hand. */
  readonly lostCats: number;
  /** The points for pairs of lost cats that were handed in before. */
  readonly points: number;
}

/** A part of the score: how many there are, and what they bring. */
export interface CountedPart {
  readonly count: number;
  readonly points: number;
}

export interface Scores {
  readonly feeding: Feeding;
  /** How many different toys are in each set, the largest first. */
  readonly toys: readonly CountedPart[];
  readonly costumes: CountedPart;
  readonly leftover: CountedPart;
  /** Pairs of lost cats left in hand. */
  readonly lostCats: CountedPart;
  readonly points: number;
  readonly total: number;
}

export const FOR_COSTUMES = 6;
export const FOR_LOST_CATS = 2;

/** The points for a set, by how many different toys are in it (C10.3). */
const TOY_SET = freeze([0, 1, 3, 5, 8, 12]);

/** Toys in sets as large as can be: larger sets bring more for each toy. */
export function countToySets(toys: readonly number[]): CountedPart[] {
  // plain loops, because bots ask for this thousands of times
  const sets: CountedPart[] = [];
  for (;;) {
    let count = 0;
    for (const copies of toys) if (copies > sets.length) count++;
    if (count === 0) return sets;
    sets.push({ count, points: TOY_SET[count] });
  }
}

export function scoreCostumes(costumes: readonly number[]): number[] {
  const most = Math.max(...costumes);
  const tied = costumes.filter((count) => count === most).length;
  return costumes.map((count) => (count === 0 ? PENALTY : count === most ? Math.floor(FOR_COSTUMES / tied) : 0));
}

export function scoreLeftovers(leftover: readonly number[]): number[] {
  const most = Math.max(...leftover);
  return leftover.map((count) => (count > 0 && count === most ? PENALTY : 0));
}

export const collectionOf = ({ cats, food, toys, costumes, catnip }: Belongings, rivalsFed: number): Collection => ({
  cats,
  food,
  catnip,
  costumes,
  toys: sum(toys),
  rivalsFed,
});

const waitsForOthers = ({ cats }: Belongings): boolean => cats.some(({ worth }) => 'most' in worth);
/** The number of fed cats of the rival that fed the most. */
export const countRivalsFed = (counts: readonly number[], except: number): number =>
  Math.max(0, ...counts.filter((_, seat) => seat !== except));

/** The best feeding of every seat. Hemingway's owner reckons with what the others feed at best (C9.4). */
export function findBestFeedings(all: readonly Belongings[]): Foods[][] {
  const alone = all.map((one) => (waitsForOthers(one) ? null : findBestBowls(collectionOf(one, 0))));
  const fed = all.map((one, seat) => (alone[seat] ? weigh(collectionOf(one, 0), alone[seat]).fed : 0));
  return all.map((one, seat) => alone[seat] ?? findBestBowls(collectionOf(one, countRivalsFed(fed, seat))));
}

/** What everybody's belongings and bowls bring, part by part. */
export function scoreAll(all: readonly Belongings[], bowls: readonly Bowls[]): Scores[] {
  const fed = all.map((one, seat) => weigh(collectionOf(one, 0), bowls[seat]).fed);
  return scoreFeedings(
    all,
    all.map((one, seat) => weigh(collectionOf(one, countRivalsFed(fed, seat)), bowls[seat])),
  );
}

/** What everybody's belongings and fed cats bring, part by part. */
export function scoreFeedings(all: readonly Belongings[], feedings: readonly Feeding[]): Scores[] {
  const costumes = scoreCostumes(all.map((one) => one.costumes));
  const left = feedings.map((feeding) => sum(feeding.leftover));
  const forLeft = scoreLeftovers(left);
  return all.map((one, seat): Scores => {
    const feeding = feedings[seat];
    const toys = countToySets(one.toys);
    const pairs = Math.floor(one.lostCats / 2);
    const lostCats = { count: pairs, points: pairs * FOR_LOST_CATS };
    const total =
      feeding.points +
      sum(toys.map((set) => set.points)) +
      costumes[seat] +
      forLeft[seat] +
      lostCats.points +
      one.points;
    return {
      feeding,
      toys,
      costumes: { count: one.costumes, points: costumes[seat] },
      leftover: { count: left[seat], points: forLeft[seat] },
      lostCats,
      points: one.points,
      total,
    };
  });
}

export const wins: Wins = 'most';

/** C11.1 to C11.3: most points, then most cats fed, then the place is shared. */
export const rankSeats = (scores: readonly Scores[]): number[] =>
  rank(
    scores.map(({ total, feeding }) => [total, feeding.fed]),
    wins,
  );
