import type { Meal } from '../cats';

import { TREAT, makeNoFood, sum, type Collection, type Foods } from './collection';

/** What a cat is to eat; with `isPlain` nothing of it may be sweetened (C8.10). */
export interface Order {
  readonly index: number;
  readonly meal: Meal;
  readonly isPlain: boolean;
}

/**
 * Puts the ordered food into the bowls: each kind as far as it goes, then treats, then food that gets sweetened. `rest`
 * is the cat that eats all that is left.
 */
export function serve({ cats, food }: Collection, orders: readonly Order[], rest: number | null): Foods[] {
  const bowls = cats.map(makeNoFood);
  const left = food.slice() as Foods;
  const put = (index: number, one: number, count: number) => {
    bowls[index][one] += count;
    left[one] -= count;
  };
  const inOrder = [...orders.filter((order) => order.isPlain), ...orders.filter((order) => !order.isPlain)];
  const missing = inOrder.flatMap(({ index, meal }) =>
    meal.flatMap((wanted, kind) => {
      const served = Math.min(wanted, left[kind]);
      put(index, kind, served);
      return Array.from({ length: wanted - served }, () => index);
    }),
  );
  for (const index of missing) put(index, left[TREAT] > 0 ? TREAT : left.findIndex((count) => count > 0), 1);
  if (rest !== null && sum(left) > 0) left.slice().forEach((count, one) => put(rest, one, count));
  return bowls;
}
