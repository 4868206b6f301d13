import { PENALTY } from './feeding/collection';
import { FOR_COSTUMES, FOR_LOST_CATS, countToySets } from './score';

/**
 * Guesses of what cards in hand will have brought in the end, for a seat with so many turns left. The numbers come from
 * matches between bots: they compare what a seat held with what was counted in the end.
 */

/** The share of a seat's cats that is fed in the end, and how many more are fed for each turn that is left. */
const FED = 0.85;
const FED_LATER = 0.45;

export function guessCatnip(count: number, cats: number, turns: number): number {
  const fed = cats * FED + turns * FED_LATER;
  const second = turns / (turns + 1.3);
  if (count === 0) return fed * 0.07 * Math.max(0, turns - 2);
  if (count === 1) return second * fed + (1 - second) * PENALTY;
  if (count === 2) return fed * (1 + 0.03 * turns);
  if (count === 3) return fed * (1 + turns / (turns + 4));
  return 2 * fed;
}

/** The fewer turns are left, the surer it is that the seat that leads will still lead. */
export function guessCostumes(own: number, most: number, turns: number): number {
  const lead = (2 * (own - most)) / Math.max(0.4, turns);
  const win = (FOR_COSTUMES / 2) * (1 + lead / Math.sqrt(1 + lead * lead));
  return own > 0 ? win : win + PENALTY / (1 + 0.2 * turns);
}

/** Early in the match every toy is worth about the same; late it is worth what it adds to its set. */
export function guessToys(toys: readonly number[], turns: number): number {
  const early = Math.min(1, turns / 5);
  let value = 0;
  countToySets(toys).forEach(({ count, points }, set) => {
    value += (1 - early) * points + early * count * (set === 0 ? 2.3 : 1.4);
  });
  return value;
}

/** The share of its possible gain that a card can still bring: all of it with three turns or more. */
export const weighByTurns = (turns: number): number => Math.min(1, turns / 3);

export function guessLostCats(lostCats: number, strays: number, turns: number): number {
  const pairs = Math.floor(lostCats / 2);
  return (
    pairs * FOR_LOST_CATS +
    (lostCats % 2) * 0.9 * weighByTurns(turns) +
    (pairs > 0 && strays > 0 ? 1.6 * Math.min(1, turns) : 0)
  );
}

export const guessSprayBottle = (bottles: number, turns: number): number => bottles * 0.1 * weighByTurns(turns);
