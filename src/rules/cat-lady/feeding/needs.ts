import { COLOURS, type Meal } from '../cats';

import { NOTHING, addMeals, mealOf } from './meals';
import type { FeedingPlan } from './plan';

/**
 * Lists how many black, orange and white cats other than the pivots must be fed for this many sets. A pivot of two
 * colours may stand for either, so there can be several answers; an answer that asks for more than another is left out.
 */
export function listNeeds({ pivots }: Pick<FeedingPlan, 'pivots'>, sets: number): Meal[] {
  let counts: Meal[] = [NOTHING];
  for (const { cat } of pivots)
    counts = counts.flatMap((count) =>
      cat.colours.map((colour) => addMeals(count, mealOf(COLOURS.indexOf(colour), 1))),
    );
  const list = counts.map(([black, orange, white]): Meal => [
    Math.max(0, sets - black),
    Math.max(0, sets - orange),
    Math.max(0, sets - white),
  ]);
  const asksMore = (one: Meal, other: Meal) => one.every((need, i) => need >= other[i]);
  return list.filter((one, i) =>
    list.every((other, j) => i === j || !asksMore(one, other) || (asksMore(other, one) && i < j)),
  );
}
