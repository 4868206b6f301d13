const HALVINGS = 11;

/**
 * The largest number between `least` and `most` that fits; `least` when none does. If a number fits, all smaller ones
 * must fit too.
 */
export function findLargest(fits: (unit: number) => boolean, least: number, most: number): number {
  let [low, high] = [least, most];
  for (let i = 0; i < HALVINGS; i++) {
    const unit = (low + high) / 2;
    if (fits(unit)) low = unit;
    else high = unit;
  }
  return low;
}

const MOST_KNOWN = 120;

/** Caches layouts. The same table is asked for beat after beat, and a phone takes some milliseconds to lay it out. */
export function remember<Args extends readonly unknown[], Layout>(
  layOut: (...args: Args) => Layout,
): (...args: Args) => Layout {
  const cache = new Map<string, Layout>();
  return (...args) => {
    const key = JSON.stringify(args);
    let layout = cache.get(key);
    if (layout === undefined) {
      if (cache.size >= MOST_KNOWN) cache.clear();
      cache.set(key, (layout = layOut(...args)));
    }
    return layout;
  };
}

/** Picks the first of those that are worth most. */
export const pickFirst = <One>(all: readonly One[], worth: (one: One) => number): One =>
  all.reduce((best, one) => (worth(one) > worth(best) ? one : best));

/** Lists every combination of one value for each name; the values of the last name change fastest. */
export const combine = <Choices extends Readonly<Record<string, readonly unknown[]>>>(choices: Choices) =>
  Object.entries(choices).reduce<object[]>(
    (all, [name, values]) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  ) as { readonly [Name in keyof Choices]: Choices[Name][number] }[];

/** Lays everything out for cards of this width. */
export type Arrangement<Laid> = (unit: number) => Laid;

/** Makes each arrangement as large as it fits, and picks the one that is worth most. */
export function pickBest<Laid extends { readonly fits: boolean }>(
  arrangements: readonly Arrangement<Laid>[],
  [least, most]: readonly [number, number],
  worth: (laid: Laid) => number,
): Laid {
  const all = arrangements.map((arrange) => arrange(findLargest((unit) => arrange(unit).fits, least, most)));
  return pickFirst(all, worth);
}
