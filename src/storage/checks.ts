/** Whether something found is what it has to be: for records, which are taken whole or not at all. */
export type Check<T> = (found: unknown) => found is T;

export const isWhole =
  (min: number, max: number): Check<number> =>
  (found): found is number =>
    Number.isSafeInteger(found) && (found as number) >= min && (found as number) <= max;

export const isText =
  (longest: number): Check<string> =>
  (found): found is string =>
    typeof found === 'string' && found.length <= longest;

export const isOneOf =
  <T>(values: readonly T[]): Check<T> =>
  (found): found is T =>
    values.some((value) => value === found);

export const isNumber: Check<number> = (found): found is number => Number.isFinite(found);
export const isFlag: Check<boolean> = (found): found is boolean => typeof found === 'boolean';
/** For what another one looks into. */
export const isAnything: Check<unknown> = (_found): _found is unknown => true;
export const isUndefined: Check<undefined> = (found): found is undefined => found === undefined;
export const isNull: Check<null> = (found): found is null => found === null;

export const isEither =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (found): found is A | B =>
    one(found) || other(found);

/** A list of at least so many and at most so many. */
export const isListOf =
  <T>(one: Check<T>, min: number, max: number): Check<readonly T[]> =>
  (found): found is readonly T[] =>
    Array.isArray(found) && found.length >= min && found.length <= max && found.every(one);

/** An object whose fields are as they have to be; it may have more. */
export const isObjectOf =
  <T>(checks: { readonly [Name in keyof T]-?: Check<T[Name]> }): Check<T> =>
  (found): found is T =>
    isObject(found) && Object.entries<Check<unknown>>(checks).every(([name, check]) => check(own(found, name)));

/** Values by name, all of one kind. */
export const isByName =
  <T>(one: Check<T>): Check<Readonly<Record<string, T>>> =>
  (found): found is Readonly<Record<string, T>> =>
    isObject(found) && Object.values(found).every(one);

export const isObject = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const own = (found: Readonly<Record<string, unknown>>, name: string) =>
  Object.hasOwn(found, name) ? found[name] : undefined;
