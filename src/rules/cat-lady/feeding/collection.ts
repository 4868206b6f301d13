import { FOODS, KINDS, type Cat, type Food, type Kind } from '../cats';

/** How many chicken, tuna, milk and treats, in the order of FOODS. */
export type Foods = [number, number, number, number];

/** Everything that a feeding depends on; no match is needed. */
export interface Collection {
  readonly cats: readonly Cat[];
  /** All its food, before the cats are fed. */
  readonly food: Readonly<Foods>;
  readonly catnip: number;
  readonly costumes: number;
  readonly toys: number;
  /** How many cats the rival with the most has fed (C8.9). */
  readonly rivalsFed: number;
}

/** By cat: the food that lies in its bowl. */
export type Bowls = readonly Readonly<Foods>[];

/** One food, and what it counted as: a treat, or a food sweetened by Moonbeam, as another kind. */
export interface Bite {
  readonly food: Food;
  readonly as: Kind;
}

/** What became of a cat. */
export interface Portion {
  readonly cat: Cat;
  /** What it ate; null: it is not fed, whatever lies in its bowl. */
  readonly bites: readonly Bite[] | null;
  /** Of how many it brings its points each; null: its points are as printed, or it is not fed. */
  readonly count: number | null;
  readonly points: number;
}

export interface Catnip {
  /** As many as count, Macak too if that is better. */
  readonly count: number;
  readonly withMacak: boolean;
  readonly points: number;
}

export interface Feeding {
  readonly portions: readonly Portion[];
  readonly fed: number;
  readonly catnip: Catnip;
  /** Cats and catnip together. */
  readonly points: number;
  /** What no cat has eaten, what lies before a cat that is not fed too (C9.6). */
  readonly leftover: Readonly<Foods>;
}

/** For a cat that is not fed, a lone catnip, no costume, most food left over. */
export const PENALTY = -2;

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

export const noFood = (): Foods => [0, 0, 0, 0];
export const indexOfFood = (food: Food): number => FOODS.indexOf(food);
export const TREAT = KINDS.length;

/** What is in no bowl. */
export function outside({ food }: Pick<Collection, 'food'>, bowls: Bowls): Foods {
  const left = food.slice() as Foods;
  for (const bowl of bowls) for (let i = 0; i < left.length; i++) left[i] -= bowl[i];
  return left;
}

/** C10.2: what so much catnip brings with so many cats fed. */
export function catnipPoints(count: number, fed: number): number {
  if (count === 1) return PENALTY;
  return count === 0 ? 0 : fed * (count < 4 ? 1 : 2);
}
