const HALVINGS = 11;

/** The largest number between the two that fits, where all that are less fit too; the least when none does. */
export function largest(fits: (unit: number) => boolean, least: number, most: number): number {
  let [low, high] = [least, most];
  for (let i = 0; i < HALVINGS; i++) {
    const unit = (low + high) / 2;
    if (fits(unit)) low = unit;
    else high = unit;
  }
  return low;
}

const MOST_KNOWN = 120;

/** Keeps what was laid out: the same table is asked for beat after beat, and a phone takes some milliseconds to lay it out. */
export function remembered<Asked extends readonly unknown[], Laid>(
  layOut: (...asked: Asked) => Laid,
): (...asked: Asked) => Laid {
  const known = new Map<string, Laid>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    let laid = known.get(key);
    if (laid === undefined) {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, (laid = layOut(...asked)));
    }
    return laid;
  };
}

/** Everything for cards so wide. */
export type Arrangement<Laid> = (unit: number) => Laid;

/** Each arrangement as large as it fits, and of them the one that is worth most. */
export function pickBest<Laid extends { readonly fits: boolean }>(
  arrangements: readonly Arrangement<Laid>[],
  [least, most]: readonly [number, number],
  worth: (laid: Laid) => number,
): Laid {
  const all = arrangements.map((arrange) => arrange(largest((unit) => arrange(unit).fits, least, most)));
  return all.reduce((best, laid) => (worth(laid) > worth(best) ? laid : best));
}
