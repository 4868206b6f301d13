import { generations, writeBoth, type Generations, type Reading, type Writing } from './generations';
import type { Stores } from './store';

/** Many records of one kind, each in a pair of stores of its own, and a list of them that can be made anew from the records. */
export interface Shelf<Line> {
  list(): readonly Entry<Line>[];
  /** A number that no record has. */
  nextId(): number;
  read(id: number): Reading;
  /** Writes in turn; the last writing of a record that will not change again goes to both of its stores. */
  write(id: number, text: string, known?: number, last?: boolean): Writing;
  /** Lists a record, or lists it differently. */
  enter(id: number, line: Line): Writing;
  remove(id: number): void;
}

export interface Entry<Line> {
  readonly id: number;
  /** Null where the list was made anew and the record can't be read. */
  readonly line: Line | null;
}

interface Index<Line> {
  readonly next: number;
  readonly entries: readonly Entry<Line>[];
}

/** So many numbers without a record in a row: there is none behind them. Only asked when the list is lost. */
const GAP = 64;

export function openShelf<Line>(stores: Stores, kind: string, lineOf: (id: number, text: string) => Line | null): Shelf<Line> {
  const index = generations([stores.open('house.a'), stores.open('house.b')], kind);
  const names = (id: number) => [`${kind}.${id}.a`, `${kind}.${id}.b`];

  // kept, so that the two stores of a record are opened once
  const opened = new Map<number, Generations>();
  function record(id: number): Generations {
    let kept = opened.get(id);
    if (!kept) {
      const [one, other] = names(id);
      opened.set(id, (kept = generations([stores.open(one), stores.open(other)], 'record')));
    }
    return kept;
  }

  function findAll(): Index<Line> {
    const entries: Entry<Line>[] = [];
    let last = 0;
    for (let id = 1; id <= last + GAP; id++) {
      if (!names(id).some((name) => stores.exists(name))) continue;
      const reading = record(id).read();
      if (reading.found === 'none') continue;
      entries.push({ id, line: reading.found === 'valid' ? lineOf(id, reading.text) : null });
      last = id;
    }
    return { next: last + 1, entries };
  }

  function readIndex(): Index<Line> {
    const reading = index.read();
    if (reading.found === 'valid') {
      const kept = JSON.parse(reading.text) as Partial<Index<Line>>;
      if (Array.isArray(kept.entries) && Number.isSafeInteger(kept.next)) return kept as Index<Line>;
    }
    const found = findAll();
    writeIndex(found);
    return found;
  }

  const writeIndex = (found: Index<Line>) => writeBoth(index, JSON.stringify(found));

  return {
    list: () => readIndex().entries,
    nextId: () => readIndex().next,
    read: (id) => record(id).read(),
    write: (id, text, known, last = false) => (last ? writeBoth(record(id), text, known) : record(id).write(text, known)),
    enter(id, line) {
      const { next, entries } = readIndex();
      return writeIndex({ next: Math.max(next, id + 1), entries: [...entries.filter((entry) => entry.id !== id), { id, line }] });
    },
    remove(id) {
      const { next, entries } = readIndex();
      writeIndex({ next, entries: entries.filter((entry) => entry.id !== id) });
      opened.delete(id);
      names(id).forEach(stores.drop);
    },
  };
}
