import { isObject } from './checks';

/** Reads a field of a record, whatever was found there: what does not fit becomes what is there at first. */
export type FieldReader<T> = (found: unknown) => T;
export type FieldReaders<T> = { readonly [Name in keyof T]: FieldReader<T[Name]> };

export const readBoolean =
  (initial: boolean): FieldReader<boolean> =>
  (found) =>
    typeof found === 'boolean' ? found : initial;

export const readOption =
  <T extends string>(values: readonly T[], initial: T): FieldReader<T> =>
  (found) =>
    values.find((value) => value === found) ?? initial;

export const readText: FieldReader<string> = (found) => (typeof found === 'string' ? found : '');

/** A list without what makes no sense in it. */
export const listField =
  <T>(item: (found: unknown) => T | null): FieldReader<readonly T[]> =>
  (found) =>
    Array.isArray(found) ? found.map(item).filter((one): one is T => one !== null) : [];

/** By name, without what makes no sense in it. */
export const readRecordOf =
  <T>(item: (found: unknown) => T | null): FieldReader<Readonly<Record<string, T>>> =>
  (found) => {
    const read = Object.entries(asObject(found)).map(([name, one]) => [name, item(one)] as const);
    return Object.fromEntries(read.filter((pair): pair is readonly [string, T] => pair[1] !== null));
  };

/** A moment that a calendar has, in milliseconds since 1970. */
export const isTimestamp = (found: unknown): found is number =>
  Number.isSafeInteger(found) && Math.abs(found as number) <= 8.64e15;

export const asObject = (found: unknown): Readonly<Record<string, unknown>> => (isObject(found) ? found : {});

export function readFields<T extends object>(fields: FieldReaders<T>, found: unknown): T {
  const object = asObject(found);
  return Object.fromEntries(
    Object.entries<FieldReader<unknown>>(fields).map(([name, field]) => [name, field(object[name])]),
  ) as T;
}
