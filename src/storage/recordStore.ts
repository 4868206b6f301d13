import { isAnything, isListOf, isObjectOf, isWhole, type Check } from './checks';
import { setAside } from './setAside';
import type { Stores } from './store';
import {
  openTwoSlots,
  writeBothSlots,
  type TwoSlots,
  type ReadResult,
  type RecordSaveResult,
  type SaveResult,
} from './twoSlots';
import { isUnreadKey } from './unread';

/** Many records of one kind, each in a pair of stores of its own, and a list of them that can be made anew from the records. */
export interface RecordStore<Line> {
  list(): readonly IndexEntry<Line>[];
  /** A number that no record has. */
  nextId(): number;
  read(id: number): ReadResult;
  /**
   * Writes in turn; the last writing of a record that will not change again goes to both of its stores.
   * A record that another window has removed is not written again (`removed`); one that was wiped with the whole storage is.
   */
  write(id: number, text: string, known?: number, last?: boolean): RecordSaveResult;
  /** Lists a record, or lists it differently. */
  putLine(id: number, line: Line): SaveResult;
  /** The whole list, and the number that comes next. */
  replaceIndex(entries: readonly IndexEntry<Line>[], next: number): SaveResult;
  remove(id: number): void;
}

export interface IndexEntry<Line> {
  readonly id: number;
  /** Null where the list was made anew and the record can't be read. */
  readonly line: Line | null;
}

interface Index<Line> {
  readonly next: number;
  readonly entries: readonly IndexEntry<Line>[];
}

/** So many numbers in a row without a record: there is none behind them. */
const GAP = 64;

const pairOf = (stores: Stores) => [stores.open('house.a'), stores.open('house.b')] as const;
const indexOf = (stores: Stores, kind: string) => openTwoSlots(pairOf(stores), kind);
const namesOf = (kind: string, id: number) => [`${kind}.${id}.a`, `${kind}.${id}.b`];

/** Records are counted from 1; there is always a next number. */
const isId = isWhole(1, Number.MAX_SAFE_INTEGER - 1);
const isIndex = isObjectOf<Index<unknown>>({
  next: isId,
  entries: isListOf(isObjectOf<IndexEntry<unknown>>({ id: isId, line: isAnything }), 0, Infinity),
});

/** The list; null where there is none, or none that makes sense. */
function indexIn(reading: ReadResult): Index<unknown> | null {
  if (reading.found !== 'valid') return null;
  try {
    const kept: unknown = JSON.parse(reading.text);
    return isIndex(kept) && new Set(kept.entries.map(({ id }) => id)).size === kept.entries.length ? kept : null;
  } catch {
    return null;
  }
}

/** Records that the list names, without a look for others; null where there is no list that makes sense. */
export function readListedIds(stores: Stores, kind: string): ReadonlySet<number> | null {
  const index = indexIn(indexOf(stores, kind).read());
  return index && new Set(index.entries.map(({ id }) => id));
}

/** How the lines of a list are read. */
export interface LineReader<Line> {
  readonly isLine: Check<Line>;
  /** The line of a record; null where the record can't be read. */
  lineOf(id: number, text: string): Line | null;
}

export const deleteRecord = (stores: Stores, kind: string, id: number): void => namesOf(kind, id).forEach(stores.drop);

export function openRecordStore<Line>(
  stores: Stores,
  kind: string,
  { isLine, lineOf }: LineReader<Line>,
): RecordStore<Line> {
  const index = indexOf(stores, kind);
  const names = (id: number) => namesOf(kind, id);

  // kept, so that the two stores of a record are opened once
  const opened = new Map<number, TwoSlots>();
  function record(id: number): TwoSlots {
    let kept = opened.get(id);
    if (!kept) {
      const [one, other] = names(id);
      opened.set(id, (kept = openTwoSlots([stores.open(one), stores.open(other)], 'record')));
    }
    return kept;
  }

  /** Records from this number on, until there was none for so long. */
  function search(from: number, gap: number): IndexEntry<Line>[] {
    const entries: IndexEntry<Line>[] = [];
    for (let id = from, end = from + gap; id < end; id++) {
      if (!names(id).some((name) => stores.exists(name))) continue;
      const reading = record(id).read();
      if (reading.found === 'none') continue;
      entries.push({ id, line: reading.found === 'valid' ? lineOf(id, reading.text) : null });
      end = id + 1 + gap;
    }
    return entries;
  }

  /** The lines that make sense; of all others their records tell. No number is given twice. */
  function sensible({ next, entries }: Index<unknown>): Index<Line> {
    return {
      next: entries.reduce((most, { id }) => Math.max(most, id + 1), next),
      entries: entries.map(({ id, line }) => ({ id, line: isLine(line) ? line : null })),
    };
  }

  /** The list, and what it lacks: everything when it was lost, the newest record when the app was killed before it was listed. */
  function readIndex(): Index<Line> {
    const reading = index.read();
    const found = indexIn(reading);
    const kept = found && sensible(found);
    const more = search(kept?.next ?? 1, kept ? 1 : GAP);
    if (kept && more.length === 0) return kept;
    if (!kept && reading.found !== 'none') {
      const isKept = setAside(pairOf(stores), kind);
      if (isUnreadKey(kind)) stores.unread?.add({ key: kind, isKept });
    }
    const entries = [...(kept?.entries ?? []), ...more];
    const whole = { next: 1 + entries.reduce((most, { id }) => Math.max(most, id), 0), entries };
    writeIndex(whole);
    return whole;
  }

  const writeIndex = (found: Index<Line>) => writeBothSlots(index, JSON.stringify(found));

  function enter(id: number, line: Line): SaveResult {
    const { next, entries } = readIndex();
    return writeIndex({
      next: Math.max(next, id + 1),
      entries: [...entries.filter((entry) => entry.id !== id), { id, line }],
    });
  }

  /** Whether the list has given out this number and no longer names it. A storage that was wiped has no list, or begins to count anew. */
  function wasRemoved(id: number): boolean {
    const kept = indexIn(index.read());
    return kept !== null && kept.next > id && !kept.entries.some((entry) => entry.id === id);
  }

  return {
    list: () => readIndex().entries,
    nextId: () => readIndex().next,
    read: (id) => record(id).read(),
    write(id, text, known = Infinity, last = false) {
      const isGone = known > 0 && known < Infinity && !record(id).isThere();
      if (isGone && wasRemoved(id)) return 'removed';
      const writing = last ? writeBothSlots(record(id), text, known) : record(id).write(text, known);
      const line = isGone && writing === 'saved' ? lineOf(id, text) : null;
      return line ? enter(id, line) : writing;
    },
    putLine: enter,
    replaceIndex: (entries, next) => writeIndex({ next, entries }),
    remove(id) {
      const { next, entries } = readIndex();
      writeIndex({ next, entries: entries.filter((entry) => entry.id !== id) });
      opened.delete(id);
      deleteRecord(stores, kind, id);
    },
  };
}
