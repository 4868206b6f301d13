import type { Options } from '../kernel/types';

/**
 * Picks combinations so that any two values of two options still meet. Games with long matches cannot play every
 * combination.
 */
export function coverPairs(combinations: readonly Options[]): Options[] {
  const met = new Set<string>();
  return combinations.filter((options) => {
    const values = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    const pairs = values.flatMap((one, i) => values.slice(i).map((other) => `${one} ${other}`));
    const news = pairs.some((pair) => !met.has(pair));
    pairs.forEach((pair) => met.add(pair));
    return news;
  });
}
