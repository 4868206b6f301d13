import { COLOURS, type Meal } from '../cats';

import { TREAT, sum, type Collection, type Foods } from './collection';
import { listChoices, solve, encodeState, type ItemGroup, type Question } from './knapsack';
import { addMeals, mealOf, isSufficient } from './meals';
import { listNeeds } from './needs';
import { isWorse, pickFeeding, type PickedFeeding } from './pick';
import { listCombinations, planFor, type FeedingPlan } from './plan';
import { isPossible, countMostSets, boundPoints } from './promise';
import { serve, type Order } from './serve';

function groupsFor({ items }: FeedingPlan, need: Meal): ItemGroup[] {
  const groups = COLOURS.map((colour, i) => ({
    items: items.filter(({ cat }) => cat.colours.length === 1 && cat.colours[0] === colour),
    need: need[i],
  }));
  return [...groups, { items: items.filter(({ cat }) => cat.colours.length > 1), need: 0 }];
}

/** Returns how much of each kind the cats other than the pivots can get and want, at most. */
function mostOf(food: Readonly<Foods>, { meal, items, sweetens }: FeedingPlan): Meal {
  const most = (kind: number): number => {
    const wanted = sum(items.map(({ options }) => Math.max(...options.map((option) => option.meal[kind]))));
    return Math.min(wanted, food[kind] + food[TREAT] + sweetens - meal[kind]);
  };
  return [most(0), most(1), most(2)];
}

/** Returns the best feeding of a plan if it is better than the best so far, and the best so far if not. */
function follow(collection: Collection, plan: FeedingPlan, best: PickedFeeding | null): PickedFeeding | null {
  const { food } = collection;
  const most = mostOf(food, plan);
  const ask = (groups: readonly ItemGroup[], atLeast = plan.atLeast): Question => ({ groups, atLeast, most });
  const anyGroup: ItemGroup = { items: plan.items, need: 0 };

  const loose = pickFeeding(collection, plan, solve(ask([anyGroup], 0)), plan.points);
  if (!loose || (best && loose.points + plan.eachSet * countMostSets(plan) < best.points)) return best;
  const free = plan.atLeast === 0 ? loose : pickFeeding(collection, plan, solve(ask([anyGroup])), plan.points);
  if (!free) return best;
  let found = best && isWorse(free, best) ? best : free;
  if (plan.eachSet === 0) return found;

  for (let sets = countMostSets(plan); sets > 0; sets--) {
    if (free.points + plan.eachSet * sets < found.points) break;
    for (const need of listNeeds(plan, sets)) {
      const groups = groupsFor(plan, need);
      if (groups.some((group) => group.need > group.items.length)) continue;
      const one = pickFeeding(collection, plan, solve(ask(groups)), plan.points + plan.eachSet * sets);
      if (one && !isWorse(one, found)) found = one;
    }
  }
  return found;
}

/** Lists which cat gets which meal in the best feeding that was found. */
function ordersOf({ food }: Collection, { plan, answer, meal }: PickedFeeding): Order[] {
  const { pivots, cow, truffle } = plan;
  const orders: Order[] = pivots
    .filter((pivot) => pivot !== cow)
    .map(({ index, cat, meal: wanted }) => ({ index, meal: wanted, isPlain: cat.sweetens !== undefined }));
  for (const { item, option } of listChoices(answer, encodeState(answer.question, meal)))
    orders.push({ index: item.index, meal: option.meal, isPlain: false });
  if (!cow || !truffle) return orders;
  // we order Cow's bite of Truffle's kind like a meal, because other cats might get it otherwise
  const bite = mealOf(truffle.kind!, 1);
  return isSufficient(food, addMeals(addMeals(meal, plan.meal), bite), plan.sweetens)
    ? [...orders, { index: cow.index, meal: bite, isPlain: false }]
    : orders;
}

/**
 * Fills the bowls so that the owner gets the most points, and among equal feedings so that the least food is left over.
 */
export function findBestBowls(collection: Collection): Foods[] {
  const plans = listCombinations(collection)
    .map((pivots) => planFor(collection, pivots))
    .filter((plan) => isPossible(collection, plan));
  const hopes = plans
    .map((plan) => ({ plan, most: boundPoints(collection, plan) }))
    .sort((one, other) => other.most - one.most);
  let best: PickedFeeding | null = null;
  for (const { plan, most } of hopes) if (!best || most >= best.points) best = follow(collection, plan, best);
  return serve(collection, ordersOf(collection, best!), best!.plan.cow?.index ?? null);
}
