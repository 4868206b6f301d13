import type { Meal } from '../cats';

import { TREAT, sum, type Collection } from './collection';
import { NEVER, type Answer } from './knapsack';
import { addMeals, mealOf, isSufficient } from './meals';
import { eachOf, type FeedingPlan } from './plan';

/** The best feeding found so far. */
export interface PickedFeeding {
  readonly points: number;
  readonly eaten: number;
  readonly plan: FeedingPlan;
  readonly answer: Answer;
  /** What the cats other than the pivots eat. */
  readonly meal: Meal;
}

/** Says whether a feeding is no better than the best. */
export function isWorse(one: PickedFeeding, best: PickedFeeding): boolean {
  return one.points < best.points || (one.points === best.points && one.eaten <= best.eaten);
}

/** Returns what Cow adds by eating all that is left, or null if nothing is left for it. */
function cowPoints({ food }: Collection, { cow, truffle, sweetens }: FeedingPlan, meal: Meal): number | null {
  const left = sum(food) - sum(meal);
  if (left === 0) return null;
  const isSame = truffle !== null && isSufficient(food, addMeals(meal, mealOf(truffle.kind!, 1)), sweetens);
  return left * eachOf(cow) + (isSame ? eachOf(truffle) : 0);
}

/** Picks the best state of an answer; `points` is what the plan brings besides the gains. */
export function pickFeeding(
  collection: Collection,
  plan: FeedingPlan,
  answer: Answer,
  points: number,
): PickedFeeding | null {
  const { food } = collection;
  const all = sum(food);
  const gains = answer.gains[answer.gains.length - 1];
  const { most } = answer.question;
  const wild = food[TREAT] + plan.sweetens;
  const left = all - sum(plan.meal);
  let found: PickedFeeding | null = null;
  let at = answer.layer;
  for (let chicken = 0; chicken <= most[0]; chicken++) {
    const noChicken = Math.max(0, chicken + plan.meal[0] - food[0]);
    for (let tuna = 0; tuna <= most[1]; tuna++) {
      const noTuna = Math.max(0, tuna + plan.meal[1] - food[1]);
      for (let milk = 0; milk <= most[2]; milk++) {
        const gain = gains[at++];
        if (
          gain <= NEVER / 2 ||
          chicken + tuna + milk > left ||
          noChicken + noTuna + Math.max(0, milk + plan.meal[2] - food[2]) > wild
        )
          continue;
        const meal: Meal = [chicken, tuna, milk];
        const cow = plan.cow ? cowPoints(collection, plan, addMeals(meal, plan.meal)) : 0;
        if (cow === null) continue;
        const value = points + gain + cow;
        const eaten = plan.cow ? all : all - left + chicken + tuna + milk;
        if (!found || value > found.points || (value === found.points && eaten > found.eaten))
          found = { points: value, eaten, plan, answer, meal };
      }
    }
  }
  return found;
}
