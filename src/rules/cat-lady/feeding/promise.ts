import { COLOURS } from '../cats';

import { sum, type Collection } from './collection';
import { isSufficient } from './meals';
import { eachOf, type FeedingPlan } from './plan';
import { setsOf } from './sets';

/**
 * Says whether the pivots can be fed, with Moonbeam before anything is sweetened (C8.10), and whether there may be
 * enough food for the others that must be fed.
 */
export function isPossible({ food }: Collection, { pivots, items, meal, sweetens, atLeast }: FeedingPlan): boolean {
  if (
    !isSufficient(food, meal, sweetens) ||
    !pivots.every((pivot) => !pivot.cat.sweetens || isSufficient(food, pivot.meal, 0))
  )
    return false;
  const sizes = items.map(({ options }) => sum(options[0].meal)).sort((one, other) => one - other);
  return sizes.length >= atLeast && sum(meal) + sum(sizes.slice(0, atLeast)) <= sum(food);
}

/** How many sets there could be if all cats were fed, leaving out the sets of a single cat. */
export function countMostSets({ eachSet, pivots, items }: FeedingPlan): number {
  return eachSet === 0
    ? 0
    : setsOf([...pivots, ...items].map(({ cat }) => cat.colours).filter((colours) => colours.length < COLOURS.length));
}

/**
 * Returns an upper bound for the points of a plan. Cats take the food by what they bring for each piece of it, as if
 * kinds did not matter and cats could be fed in part.
 */
export function boundPoints({ food }: Collection, plan: FeedingPlan): number {
  const { items, meal, cow, truffle } = plan;
  const points = plan.points + plan.eachSet * countMostSets(plan);
  const each = eachOf(cow);
  const offers = items.flatMap(({ options }) =>
    options.map((option) => ({ gain: option.gain, size: sum(option.meal) })),
  );
  offers.sort((one, other) => other.gain * one.size - one.gain * other.size);
  let left = sum(food) - sum(meal);
  let value = points + (cow ? eachOf(truffle) : 0);
  for (const { gain, size } of offers) {
    if (left <= 0 || gain <= each * size) break;
    value += gain * Math.min(1, left / size);
    left -= size;
  }
  return value + Math.max(0, left) * each;
}
