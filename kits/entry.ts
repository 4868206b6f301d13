import type { Entry } from '../src/rules/kernel/sheet';

/** What a person would write down: an entry of 0 or of nothing is left out. */
export const withoutNothings = (entry: Readonly<Record<string, number | string | readonly string[]>>): Entry =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([, value]) => value !== 0 && value !== '0' && (!Array.isArray(value) || value.length > 0),
    ),
  );
