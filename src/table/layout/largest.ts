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

/** Lays everything out for cards of this width. */
export type Arrangement<Laid> = (unit: number) => Laid;

/** Makes each arrangement as large as it fits, and picks the one that is worth most. */
export function pickBest<Laid extends { readonly fits: boolean }>(
  arrangements: readonly Arrangement<Laid>[],
  [least, most]: readonly [number, number],
  worth: (laid: Laid) => number,
): Laid {
  const all = arrangements.map((arrange) => arrange(findLargest((unit) => arrange(unit).fits, least, most)));
  return all.reduce((best, laid) => (worth(laid) > worth(best) ? laid : best));
}
