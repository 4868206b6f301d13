export interface Lead<P extends string> {
  readonly part: P;
  readonly own: number;
  readonly theirs: number;
}

/** The part of the points in which the one is furthest ahead of the other; null where there is none. */
export function findLead<P extends string>(
  own: Readonly<Record<P, number>>,
  theirs: Readonly<Record<P, number>>,
): Lead<P> | null {
  const parts = Object.keys(own) as P[];
  const leads = parts.map((part) => ({ part, own: own[part], theirs: theirs[part] }));
  const [largest] = leads.sort((one, other) => other.own - other.theirs - (one.own - one.theirs));
  return largest && largest.own > largest.theirs ? largest : null;
}
