import { COLOURS, type Meal } from '../cats';

import { NOTHING, addMeals, mealOf } from './meals';
import type { FeedingPlan } from './plan';

/** How many black, orange and white cats besides the pivots must be fed for so many sets: an answer for each way in which pivots of two colours may stand for either, but none that asks for more than another. */
export function needs({ pivots }: Pick<FeedingPlan, 'pivots'>, sets: number): Meal[] {
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
