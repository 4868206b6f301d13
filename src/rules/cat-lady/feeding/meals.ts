import type { Meal } from '../cats';

import { TREAT, type Foods } from './collection';

export const NOTHING: Meal = [0, 0, 0];

/** A meal of one kind, by its index in KINDS. */
export const mealOf = (kind: number, count: number): Meal => [
  kind === 0 ? count : 0,
  kind === 1 ? count : 0,
  kind === 2 ? count : 0,
];
export const addMeals = (one: Meal, other: Meal): Meal => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];

/** Says whether the food is enough for a meal, with the help of treats and of food that may be sweetened. */
export function isSufficient(food: Readonly<Foods>, meal: Meal, sweetens: number): boolean {
  let missing = 0;
  for (let kind = 0; kind < meal.length; kind++) missing += Math.max(0, meal[kind] - food[kind]);
  return missing <= food[TREAT] + sweetens && meal[0] + meal[1] + meal[2] <= food[0] + food[1] + food[2] + food[TREAT];
}
