import { isObject } from './checks';

/** Reads a field of a record, whatever was found there: what does not fit becomes what is there at first. */
export type Field<T> = (found: unknown) => T;
export type Fields<T> = { readonly [Name in keyof T]: Field<T[Name]> };

export const flag =
  (initial: boolean): Field<boolean> =>
  (found) =>
    typeof found === 'boolean' ? found : initial;

export const oneOf =
  <T extends string>(values: readonly T[], initial: T): Field<T> =>
  (found) =>
    values.find((value) => value === found) ?? initial;

export const words: Field<string> = (found) => (typeof found === 'string' ? found : '');

/** A list without what makes no sense in it. */
export const listOf =
  <T>(item: (found: unknown) => T | null): Field<readonly T[]> =>
  (found) =>
    Array.isArray(found) ? found.map(item).filter((one): one is T => one !== null) : [];

/** By name, without what makes no sense in it. */
export const byName =
  <T>(item: (found: unknown) => T | null): Field<Readonly<Record<string, T>>> =>
  (found) => {
    const read = Object.entries(objectOf(found)).map(([name, one]) => [name, item(one)] as const);
    return Object.fromEntries(read.filter((pair): pair is readonly [string, T] => pair[1] !== null));
  };

/** A moment that a calendar has, in milliseconds since 1970. */
export const moment = (found: unknown): found is number =>
  Number.isSafeInteger(found) && Math.abs(found as number) <= 8.64e15;

export const objectOf = (found: unknown): Readonly<Record<string, unknown>> => (isObject(found) ? found : {});

export function readFields<T extends object>(fields: Fields<T>, found: unknown): T {
  const object = objectOf(found);
  return Object.fromEntries(
    Object.entries<Field<unknown>>(fields).map(([name, field]) => [name, field(object[name])]),
  ) as T;
}
