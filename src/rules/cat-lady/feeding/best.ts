import { COLOURS, KINDS, type Meal } from '../cats';
import { TREAT, sum, type Collection, type Foods } from './collection';
import { choices, solve, stateOf, NEVER, type Answer, type Group, type Question } from './knapsack';
import { addMeals, combinations, planFor, type Plan } from './plan';
import { serve, type Order } from './serve';
import { setsOf } from './sets';

/** The best found so far. */
interface Found {
  readonly points: number;
  readonly eaten: number;
  readonly plan: Plan;
  readonly answer: Answer;
  /** What is eaten by those who are no pivots. */
  readonly meal: Meal;
}

const oneOf = (kind: number): Meal => [kind === 0 ? 1 : 0, kind === 1 ? 1 : 0, kind === 2 ? 1 : 0];

/** Whether the food suffices for a meal, with treats and what may be sweetened. */
function suffices(food: Readonly<Foods>, meal: Meal, sweetens: number): boolean {
  let missing = 0;
  for (let kind = 0; kind < meal.length; kind++) missing += Math.max(0, meal[kind] - food[kind]);
  return missing <= food[TREAT] + sweetens && meal[0] + meal[1] + meal[2] <= food[0] + food[1] + food[2] + food[TREAT];
}

/** What Cow adds by eating all that is left; null when nothing is left for it. */
function cowPoints({ food }: Collection, { cow, truffle, sweetens }: Plan, meal: Meal): number | null {
  const left = sum(food) - sum(meal);
  if (left === 0 || !('per' in cow!.cat.worth)) return null;
  const same = truffle && suffices(food, addMeals(meal, oneOf(truffle.kind!)), sweetens) && 'each' in truffle.cat.worth ? truffle.cat.worth.each : 0;
  return left * cow!.cat.worth.each + same;
}

/** The best of an answer's states. */
function pick(collection: Collection, plan: Plan, answer: Answer, points: number): Found | null {
  const { food } = collection;
  const all = sum(food);
  const gains = answer.gains[answer.gains.length - 1];
  const { most } = answer.question;
  const wild = food[TREAT] + plan.sweetens;
  const left = all - sum(plan.meal);
  let found: Found | null = null;
  let at = answer.layer;
  for (let chicken = 0; chicken <= most[0]; chicken++) {
    const noChicken = Math.max(0, chicken + plan.meal[0] - food[0]);
    for (let tuna = 0; tuna <= most[1]; tuna++) {
      const noTuna = Math.max(0, tuna + plan.meal[1] - food[1]);
      for (let milk = 0; milk <= most[2]; milk++) {
        const gain = gains[at++];
        if (gain <= NEVER / 2 || chicken + tuna + milk > left || noChicken + noTuna + Math.max(0, milk + plan.meal[2] - food[2]) > wild) continue;
        const meal: Meal = [chicken, tuna, milk];
        const cow = plan.cow ? cowPoints(collection, plan, addMeals(meal, plan.meal)) : 0;
        if (cow === null) continue;
        const value = points + gain + cow;
        const eaten = plan.cow ? all : all - left + chicken + tuna + milk;
        if (!found || value > found.points || (value === found.points && eaten > found.eaten)) found = { points: value, eaten, plan, answer, meal };
      }
    }
  }
  return found;
}

/** How many sets there could be if all cats were fed, not counting those of a single cat. */
function mostSets({ eachSet, pivots, items }: Plan): number {
  return eachSet === 0 ? 0 : setsOf([...pivots, ...items].map(({ cat }) => cat.colours).filter((colours) => colours.length < COLOURS.length));
}

/** No more than this can come of a plan: its cats take the food by what they bring for each, as if kinds did not matter and cats could be fed in part. */
function promise({ food }: Collection, plan: Plan): number {
  const { items, meal, cow } = plan;
  const points = plan.points + plan.eachSet * mostSets(plan);
  const each = cow && 'each' in cow.cat.worth ? cow.cat.worth.each : 0;
  const offers = items.flatMap(({ options }) => options.map((option) => ({ gain: option.gain, size: sum(option.meal) })));
  offers.sort((one, other) => other.gain * one.size - one.gain * other.size);
  let left = sum(food) - sum(meal);
  let value = points + each;
  for (const { gain, size } of offers) {
    if (left <= 0 || gain <= each * size) break;
    value += gain * Math.min(1, left / size);
    left -= size;
  }
  return value + Math.max(0, left) * each;
}

/** How many black, orange and white cats besides the pivots must be fed for so many sets: one answer for each way in which two-coloured pivots may stand for either colour. */
function needs({ pivots }: Plan, sets: number): Meal[] {
  let counts: Meal[] = [[0, 0, 0]];
  for (const { cat } of pivots) counts = counts.flatMap((count) => cat.colours.map((colour) => addMeals(count, oneOf(COLOURS.indexOf(colour)))));
  const texts = new Map(counts.map((count) => count.map((have) => Math.max(0, sets - have)) as unknown as Meal).map((need) => [need.join(), need]));
  return [...texts.values()];
}

function groupsFor({ items }: Plan, need: Meal): Group[] {
  const groups = COLOURS.map((colour, i) => ({ items: items.filter(({ cat }) => cat.colours.length === 1 && cat.colours[0] === colour), need: need[i] }));
  return [...groups, { items: items.filter(({ cat }) => cat.colours.length > 1), need: 0 }];
}

function worse(one: Found, best: Found): boolean {
  return one.points < best.points || (one.points === best.points && one.eaten <= best.eaten);
}

/** Whether the pivots can be fed, Moonbeam before anything is sweetened (C8.10), and perhaps as many others as must be. */
function isPossible({ food }: Collection, { pivots, items, meal, sweetens, atLeast }: Plan): boolean {
  if (!suffices(food, meal, sweetens) || !pivots.every((pivot) => !pivot.cat.sweetens || suffices(food, pivot.meal, 0))) return false;
  const sizes = items.map(({ options }) => sum(options[0].meal)).sort((one, other) => one - other);
  return sizes.length >= atLeast && sum(meal) + sum(sizes.slice(0, atLeast)) <= sum(food);
}

function follow(collection: Collection, plan: Plan, best: Found | null): Found | null {
  const { food } = collection;
  const most = KINDS.map((_, kind) => food[kind] + food[TREAT] + plan.sweetens - plan.meal[kind]) as unknown as Meal;
  const ask = (groups: readonly Group[], atLeast = plan.atLeast): Question => ({ groups, atLeast, most });
  const anyGroup: Group = { items: plan.items, need: 0 };

  const loose = pick(collection, plan, solve(ask([anyGroup], 0)), plan.points);
  if (!loose || (best && loose.points + plan.eachSet * mostSets(plan) < best.points)) return best;
  const free = plan.atLeast === 0 ? loose : pick(collection, plan, solve(ask([anyGroup])), plan.points);
  if (!free) return best;
  let found = best && worse(free, best) ? best : free;
  if (plan.eachSet === 0) return found;

  for (let sets = mostSets(plan); sets > 0; sets--) {
    if (free.points + plan.eachSet * sets < found.points) break;
    for (const need of needs(plan, sets)) {
      const groups = groupsFor(plan, need);
      if (groups.some((group) => group.need > group.items.length)) continue;
      const one = pick(collection, plan, solve(ask(groups)), plan.points + plan.eachSet * sets);
      if (one && !worse(one, found)) found = one;
    }
  }
  return found;
}

/** The food for each bowl that brings its owner most points; among equals, with the least left over. */
export function bestBowls(collection: Collection): Foods[] {
  const plans = combinations(collection).map((pivots) => planFor(collection, pivots)).filter((plan) => isPossible(collection, plan));
  const promises = plans.map((plan) => ({ plan, promise: promise(collection, plan) })).sort((one, other) => other.promise - one.promise);
  let best: Found | null = null;
  for (const { plan, promise: most } of promises) if (!best || most >= best.points) best = follow(collection, plan, best);
  const { plan, answer, meal } = best!;
  const orders: Order[] = [
    ...plan.pivots.filter((pivot) => pivot !== plan.cow).map(({ index, cat, meal: wanted }) => ({ index, meal: wanted, isPlain: cat.sweetens !== undefined })),
    ...choices(answer, stateOf(answer.question, meal)).map(({ item, option }) => ({ index: item.index, meal: option.meal, isPlain: false })),
  ];
  const all = addMeals(meal, plan.meal);
  // Cow's own bite of Truffle's kind is ordered like a meal, so that no other cat gets it
  if (plan.cow && plan.truffle && suffices(collection.food, addMeals(all, oneOf(plan.truffle.kind!)), plan.sweetens)) orders.push({ index: plan.cow.index, meal: oneOf(plan.truffle.kind!), isPlain: false });
  return serve(collection, orders, plan.cow?.index ?? null);
}
