import { isAnything, isEither, isListOf, isObjectOf, isUndefined, isWhole, type Check } from './checks';
import type { Stores } from './store';
import { openTwoSlots, type ReadResult, type TwoSlots } from './twoSlots';

export interface IndexEntry<Line> {
  readonly id: number;
  /** Null where the list was made anew and the record can't be read. */
  readonly line: Line | null;
  /** The sequence of the record when the line was made of it; a later one tells more. */
  readonly at?: number;
}

/** How the lines of a list are read. */
export interface LineReader<Line> {
  readonly isLine: Check<Line>;
  /** The line of a record; null where the record can't be read. */
  lineOf(id: number, text: string): Line | null;
  /** Whether a record is done. */
  isDone(line: Line): boolean;
}

/** The list of a kind's records. */
export interface RecordIndex<Line> {
  readonly next: number;
  /** Records that have a pair of stores of their own. */
  readonly entries: readonly IndexEntry<Line>[];
  /** Numbers of segments. What is in them, they tell themselves. */
  readonly segments: readonly number[];
  /** Records that were taken out of the segments, where they may still be. */
  readonly without: readonly number[];
  /** Records whose stores were emptied. Their files go with the next start. */
  readonly emptied: readonly number[];
}

/** Records are counted from 1; there is always a next number. */
const isId = isWhole(1, Number.MAX_SAFE_INTEGER - 1);
const isIds = isEither(isUndefined, isListOf(isId, 0, Infinity));
interface KeptIndex {
  readonly next: number;
  readonly entries: readonly IndexEntry<unknown>[];
  /** A list of before there were segments lacks these three. */
  readonly segments?: readonly number[];
  readonly without?: readonly number[];
  readonly emptied?: readonly number[];
}
const isIndex = isObjectOf<KeptIndex>({
  next: isId,
  entries: isListOf(
    isObjectOf<IndexEntry<unknown>>({ id: isId, line: isAnything, at: isEither(isUndefined, isId) }),
    0,
    Infinity,
  ),
  segments: isIds,
  without: isIds,
  emptied: isIds,
});

export const pairOf = (stores: Stores) => [stores.open('house.a'), stores.open('house.b')] as const;
export const indexOf = (stores: Stores, kind: string): TwoSlots => openTwoSlots(pairOf(stores), kind);

/** The list; null where there is none, or none that makes sense. */
export function decodeIndex(reading: ReadResult): RecordIndex<unknown> | null {
  if (reading.found !== 'valid') return null;
  try {
    const kept: unknown = JSON.parse(reading.text);
    if (!isIndex(kept) || new Set(kept.entries.map(({ id }) => id)).size !== kept.entries.length) return null;
    const { next, entries, segments = [], without = [], emptied = [] } = kept;
    return { next, entries, segments, without, emptied };
  } catch {
    return null;
  }
}

/** What the list names, without a look for others; null where there is no list that makes sense. */
export const readListed = (stores: Stores, kind: string): RecordIndex<unknown> | null =>
  decodeIndex(indexOf(stores, kind).read());

export const recordNames = (kind: string, id: number): readonly [string, string] => [
  `${kind}.${id}.a`,
  `${kind}.${id}.b`,
];

export const deleteRecord = (stores: Stores, kind: string, id: number): void =>
  recordNames(kind, id).forEach(stores.drop);

/** So many numbers in a row without one: there is none behind them, where nothing else tells. */
const GAP = 64;

function probe(from: number, isThere: (number: number) => boolean): number[] {
  const found: number[] = [];
  for (let number = from, end = from + GAP; number < end; number++) {
    if (!isThere(number)) continue;
    found.push(number);
    end = number + 1 + GAP;
  }
  return found;
}

/** Numbers of all records and segments of a kind that have stores. */
export function findNumbers(stores: Stores, kind: string): { readonly ids: number[]; readonly segments: number[] } {
  const names = stores.names();
  const listNumbers = (start: string): number[] => {
    if (!names) return probe(1, (number) => ['a', 'b'].some((end) => stores.exists(`${start}.${number}.${end}`)));
    const numbers = names.flatMap((name) => {
      const [number, end, ...more] = name.startsWith(`${start}.`) ? name.slice(start.length + 1).split('.') : [];
      return /^\d+$/.test(number ?? '') && (end === 'a' || end === 'b') && more.length === 0 ? [Number(number)] : [];
    });
    return [...new Set(numbers)].filter(isId).sort((a, b) => a - b);
  };
  return { ids: listNumbers(kind), segments: listNumbers(`${kind}.segment`) };
}
