import { freeze } from '../../kernel/clone';

/** Numbers a list: the first thing gets the first number, and there is nothing before it. */
export function indexByNumber<T>(first: number, list: readonly T[]): Readonly<Record<number, T>> {
  return freeze(Object.fromEntries(list.map((thing, i) => [first + i, thing])));
}
