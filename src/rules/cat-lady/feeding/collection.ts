import { FOODS, KINDS, type Cat, type Food, type Kind } from '../cats';

/** Amounts of chicken, tuna, milk and treats, in the order of FOODS. */
export type Foods = [number, number, number, number];

/** Everything that a feeding depends on; it needs no match. */
export interface Collection {
  readonly cats: readonly Cat[];
  /** All the food of the seat before its cats are fed. */
  readonly food: Readonly<Foods>;
  readonly catnip: number;
  readonly costumes: number;
  readonly toys: number;
  /** The number of fed cats of the rival that fed the most (C8.9). */
  readonly rivalsFed: number;
}

/** The food in the bowl of each cat. */
export type Bowls = readonly Readonly<Foods>[];

/** One food and the kind it counted as. A treat, or a food that Moonbeam sweetened, may count as another kind. */
export interface Bite {
  readonly food: Food;
  readonly as: Kind;
}

/** What a cat got and what it brings. */
export interface Portion {
  readonly cat: Cat;
  /** What the cat ate. Null means that it is not fed, whatever lies in its bowl. */
  readonly bites: readonly Bite[] | null;
  /** The number that its points are multiplied with. Null if its points are fixed or it is not fed. */
  readonly count: number | null;
  readonly points: number;
}

export interface Catnip {
  /** The catnip that counts, with Macak if that is better. */
  readonly count: number;
  readonly withMacak: boolean;
  readonly points: number;
}

export interface Feeding {
  readonly portions: readonly Portion[];
  readonly fed: number;
  readonly catnip: Catnip;
  /** The points of cats and catnip together. */
  readonly points: number;
  /** Food that no cat has eaten, including food before a cat that is not fed (C9.6). */
  readonly leftover: Readonly<Foods>;
}

/**
 * The points for a cat that is not fed, for a single catnip, for having no costume, and for the most food left over.
 */
export const PENALTY = -2;

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

export const makeNoFood = (): Foods => [0, 0, 0, 0];
export const indexOfFood = (food: Food): number => FOODS.indexOf(food);
export const TREAT = KINDS.length;

/** Returns the food that lies in no bowl. */
export function subtractBowls({ food }: Pick<Collection, 'food'>, bowls: Bowls): Foods {
  const left = food.slice() as Foods;
  for (const bowl of bowls) for (let i = 0; i < left.length; i++) left[i] -= bowl[i];
  return left;
}

/** C10.2: returns what this much catnip brings when this many cats are fed. */
export function scoreCatnip(count: number, fed: number): number {
  if (count === 1) return PENALTY;
  return count === 0 ? 0 : fed * (count < 4 ? 1 : 2);
}
