import { COLOURS, type Meal } from '../cats';

import { TREAT, sum, type Collection, type Foods } from './collection';
import { choices, solve, stateOf, type Group, type Question } from './knapsack';
import { addMeals, mealOf, suffices } from './meals';
import { needs } from './needs';
import { isWorse, pick, type Found } from './pick';
import { combinations, planFor, type Plan } from './plan';
import { isPossible, mostSets, promise } from './promise';
import { serve, type Order } from './serve';

function groupsFor({ items }: Plan, need: Meal): Group[] {
  const groups = COLOURS.map((colour, i) => ({
    items: items.filter(({ cat }) => cat.colours.length === 1 && cat.colours[0] === colour),
    need: need[i],
  }));
  return [...groups, { items: items.filter(({ cat }) => cat.colours.length > 1), need: 0 }];
}

/** How much of each kind the cats besides the pivots can get, and want, at most. */
function mostOf(food: Readonly<Foods>, { meal, items, sweetens }: Plan): Meal {
  const most = (kind: number): number => {
    const wanted = sum(items.map(({ options }) => Math.max(...options.map((option) => option.meal[kind]))));
    return Math.min(wanted, food[kind] + food[TREAT] + sweetens - meal[kind]);
  };
  return [most(0), most(1), most(2)];
}

/** The best of a plan, if it is better than the best so far. */
function follow(collection: Collection, plan: Plan, best: Found | null): Found | null {
  const { food } = collection;
  const most = mostOf(food, plan);
  const ask = (groups: readonly Group[], atLeast = plan.atLeast): Question => ({ groups, atLeast, most });
  const anyGroup: Group = { items: plan.items, need: 0 };

  const loose = pick(collection, plan, solve(ask([anyGroup], 0)), plan.points);
  if (!loose || (best && loose.points + plan.eachSet * mostSets(plan) < best.points)) return best;
  const free = plan.atLeast === 0 ? loose : pick(collection, plan, solve(ask([anyGroup])), plan.points);
  if (!free) return best;
  let found = best && isWorse(free, best) ? best : free;
  if (plan.eachSet === 0) return found;

  for (let sets = mostSets(plan); sets > 0; sets--) {
    if (free.points + plan.eachSet * sets < found.points) break;
    for (const need of needs(plan, sets)) {
      const groups = groupsFor(plan, need);
      if (groups.some((group) => group.need > group.items.length)) continue;
      const one = pick(collection, plan, solve(ask(groups)), plan.points + plan.eachSet * sets);
      if (one && !isWorse(one, found)) found = one;
    }
  }
  return found;
}

/** Who is fed what in the best that was found. */
function ordersOf({ food }: Collection, { plan, answer, meal }: Found): Order[] {
  const { pivots, cow, truffle } = plan;
  const orders: Order[] = pivots
    .filter((pivot) => pivot !== cow)
    .map(({ index, cat, meal: wanted }) => ({ index, meal: wanted, isPlain: cat.sweetens !== undefined }));
  for (const { item, option } of choices(answer, stateOf(answer.question, meal)))
    orders.push({ index: item.index, meal: option.meal, isPlain: false });
  if (!cow || !truffle) return orders;
  // Cow's bite of Truffle's kind is ordered like a meal: else other cats might get it
  const bite = mealOf(truffle.kind!, 1);
  return suffices(food, addMeals(addMeals(meal, plan.meal), bite), plan.sweetens)
    ? [...orders, { index: cow.index, meal: bite, isPlain: false }]
    : orders;
}

/** The food for each bowl that brings its owner most points; among equals, with the least left over. */
export function bestBowls(collection: Collection): Foods[] {
  const plans = combinations(collection)
    .map((pivots) => planFor(collection, pivots))
    .filter((plan) => isPossible(collection, plan));
  const hopes = plans
    .map((plan) => ({ plan, most: promise(collection, plan) }))
    .sort((one, other) => other.most - one.most);
  let best: Found | null = null;
  for (const { plan, most } of hopes) if (!best || most >= best.points) best = follow(collection, plan, best);
  return serve(collection, ordersOf(collection, best!), best!.plan.cow?.index ?? null);
}
