import type { Archive } from './archive/archive';
import {
  findNumbers,
  decodeIndex,
  indexOf,
  pairOf,
  recordNames,
  type IndexEntry,
  type LineReader,
  type RecordIndex,
} from './recordIndex';
import { setAside } from './setAside';
import type { Stores } from './store';
import { writeBothSlots, type ReadResult, type SaveResult } from './twoSlots';
import { isUnreadKey } from './unread';

interface Premises<Line> extends Pick<LineReader<Line>, 'isLine' | 'lineOf'> {
  readonly stores: Stores;
  readonly kind: string;
  readonly archive: Archive;
  /** Of a record with stores of its own. */
  readonly readOwn: (id: number) => ReadResult;
}

/** The list of a kind's records, which is made anew where it is lost. */
export interface OpenIndex<Line> {
  /** With what it lacks: everything when it was lost, the newest record when the app was killed before it was listed. */
  read(): RecordIndex<Line>;
  /** As it is kept; null where it is lost. */
  peek(): RecordIndex<Line> | null;
  write(index: RecordIndex<Line>): SaveResult;
}

export function openIndex<Line>({ stores, kind, archive, isLine, lineOf, readOwn }: Premises<Line>): OpenIndex<Line> {
  const kept = indexOf(stores, kind);

  /** The entry of a record that no list names; null: there is none. */
  function findEntry(id: number): IndexEntry<Line> | null {
    const reading = recordNames(kind, id).some(stores.exists) ? readOwn(id) : null;
    if (!reading || reading.found === 'none') return null;
    return { id, line: reading.found === 'valid' ? lineOf(id, reading.text) : null };
  }

  /** The lines that make sense; of all others their records tell. No number is given twice. */
  const sensible = ({ next, entries, ...rest }: RecordIndex<unknown>): RecordIndex<Line> => ({
    ...rest,
    next: entries.reduce((most, { id }) => Math.max(most, id + 1), next),
    entries: entries.map(({ id, line, at }) => (isLine(line) ? { id, line, at } : { id, line: null })),
  });

  /** The list from all that is on the device. */
  function searchIndex(): RecordIndex<Line> {
    const { ids, segments } = findNumbers(stores, kind);
    const archived = archive.entries(segments);
    const entries = ids.flatMap((id) => {
      const inSegment = archived.get(id);
      const reading = inSegment && readOwn(id);
      // The app was killed when it had moved it, before the pair was cleared away.
      const isMoved = reading && (reading.found !== 'valid' || reading.sequence <= inSegment.sequence);
      return isMoved ? [] : (findEntry(id) ?? []);
    });
    const own = new Set(entries.map(({ id }) => id));
    return {
      next: 1 + [...own, ...archived.keys()].reduce((most, id) => Math.max(most, id), 0),
      entries,
      segments,
      without: [],
      emptied: ids.filter((id) => !own.has(id)),
    };
  }

  let parsed: { readonly text: string; readonly index: RecordIndex<Line> } | null = null;
  /** The list as it is kept; null where it is lost. */
  function parseIndex(reading: ReadResult): RecordIndex<Line> | null {
    if (reading.found === 'valid' && reading.text === parsed?.text) return parsed.index;
    const found = decodeIndex(reading);
    if (!found || reading.found !== 'valid') return null;
    parsed = { text: reading.text, index: sensible(found) };
    return parsed.index;
  }

  function readIndex(): RecordIndex<Line> {
    const reading = kept.read();
    const found = parseIndex(reading);
    if (found) {
      const more: IndexEntry<Line>[] = [];
      for (let entry = findEntry(found.next); entry; entry = findEntry(entry.id + 1)) more.push(entry);
      if (more.length === 0) return found;
      const whole = { ...found, next: found.next + more.length, entries: [...found.entries, ...more] };
      writeIndex(whole);
      return whole;
    }
    if (reading.found !== 'none') {
      const isKept = setAside(pairOf(stores), kind);
      if (isUnreadKey(kind)) stores.unread?.add({ key: kind, isKept });
    }
    const searched = searchIndex();
    writeIndex(searched);
    return searched;
  }

  function writeIndex(found: RecordIndex<Line>): SaveResult {
    const text = JSON.stringify(found);
    const writing = writeBothSlots(kept, text);
    if (writing === 'saved') parsed = { text, index: found }; // to read and check thousands of lines again would take long
    return writing;
  }

  return { read: readIndex, peek: () => parseIndex(kept.read()), write: writeIndex };
}
