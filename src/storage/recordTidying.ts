import { createBlocks, SEGMENT, type Archive } from './archive/archive';
import { BLOCK, type ArchivedRecord } from './archive/segment';
import { recordNames, type IndexEntry, type RecordIndex } from './recordIndex';
import type { Stores } from './store';
import type { ReadResult, SaveResult } from './twoSlots';
import type { Work } from './work';

interface Premises<Line> {
  readonly stores: Stores;
  readonly kind: string;
  readonly archive: Archive;
  readonly readIndex: () => RecordIndex<Line>;
  readonly writeIndex: (index: RecordIndex<Line>) => SaveResult;
  /** Of a record with stores of its own. */
  readonly readOwn: (id: number) => ReadResult;
  /** Empties the stores of a record. */
  readonly forget: (id: number) => void;
  readonly lineOf: (id: number, text: string) => Line | null;
  readonly isDone: (line: Line) => boolean;
}

/** So many records are emptied without a pause. */
const AT_ONCE = 16;

/** Moves what is done into segments, and clears away what is left of others. */
export function createTidying<Line>({
  stores,
  kind,
  archive,
  readIndex,
  writeIndex,
  readOwn,
  forget,
  lineOf,
  isDone,
}: Premises<Line>) {
  /** A record that is done and may go into a segment; null: it has to stay where it is. */
  function readDone({ id }: IndexEntry<Line>): ArchivedRecord | null {
    const reading = readOwn(id);
    const line = reading.found === 'valid' ? lineOf(id, reading.text) : null;
    return reading.found === 'valid' && line !== null && isDone(line)
      ? { id, sequence: reading.sequence, line, text: reading.text }
      : null;
  }

  /** The segment that records go into, and how many: always whole blocks. */
  function findRoom({ segments }: RecordIndex<Line>) {
    const last = segments.at(-1);
    const left = last === undefined ? 0 : SEGMENT - archive.count(last);
    return last !== undefined && left >= BLOCK
      ? { segment: last, room: left - (left % BLOCK) }
      : { segment: Math.max(0, ...segments) + 1, room: SEGMENT };
  }

  function* readSome(found: RecordIndex<Line>, most: number): Work<readonly ArchivedRecord[]> {
    const records: ArchivedRecord[] = [];
    for (const entry of found.entries) {
      if (records.length === most) break;
      const record = entry.line !== null && isDone(entry.line) ? readDone(entry) : null;
      if (record) records.push(record);
      yield 0;
    }
    return records.slice(0, records.length - (records.length % BLOCK));
  }

  /** True when some were moved. */
  function* moveSome(): Work<boolean> {
    const found = readIndex();
    if (found.entries.filter(({ line }) => line !== null && isDone(line)).length < BLOCK) return false;
    const { segment, room } = findRoom(found);
    const blocks = yield* createBlocks(yield* readSome(found, room));
    const moved = blocks.flatMap(({ heads }) => heads);
    if (moved.length === 0 || readIndex().segments.at(-1) !== found.segments.at(-1)) return false;
    // Until the list says so they count where they were.
    const isListed = found.segments.includes(segment);
    if ((isListed ? archive.append(segment, blocks) : archive.create(segment, blocks)) !== 'saved') return false;
    yield 1;
    // From here on without a pause, with what is there now: another window may have gone on with one of them.
    const isSame = moved.every(({ id, sequence }) => {
      const reading = readOwn(id);
      return reading.found === 'valid' && reading.sequence === sequence;
    });
    const now = readIndex();
    if (!isSame || now.segments.at(-1) !== found.segments.at(-1)) return false;
    const ids = new Set(moved.map(({ id }) => id));
    const listing = writeIndex({
      ...now,
      entries: now.entries.filter(({ id }) => !ids.has(id)),
      segments: isListed ? now.segments : [...now.segments, segment],
      without: now.without.filter((id) => !ids.has(id)),
      emptied: [...new Set([...now.emptied, ...ids])],
    });
    return listing === 'saved';
  }

  /** The list after what was removed was taken out of the segments; as it was where that was not possible. */
  function clearRemoved(found: RecordIndex<Line>): RecordIndex<Line> {
    if (found.without.length === 0) return found;
    const empty = archive.remove(found.segments, new Set(found.without));
    if (!empty) return found;
    return { ...found, segments: found.segments.filter((segment) => !empty.includes(segment)), without: [] };
  }

  /** Empties what moved or was removed. Files go as well, or in a later run where this one has opened them. */
  function* clearEmptied(): Work<void> {
    const { emptied } = readIndex();
    for (let at = 0; at < emptied.length; at += AT_ONCE) {
      const now = new Set(readIndex().emptied);
      for (const id of emptied.slice(at, at + AT_ONCE)) if (now.has(id)) forget(id); // else it is written again
      yield 0;
    }
    const names = stores.names();
    const there = new Set(names);
    const isGone = (name: string) => (names ? !there.has(name) : !stores.exists(name));
    const gone = new Set(emptied.filter((id) => recordNames(kind, id).every(isGone)));
    const now = readIndex();
    if (gone.size > 0) writeIndex({ ...now, emptied: now.emptied.filter((id) => !gone.has(id)) });
  }

  /** Reads what is in the segments, one by one; it is known from then on. */
  function* readSegments(): Work<void> {
    for (const segment of readIndex().segments) {
      archive.count(segment);
      yield 1;
    }
  }

  return {
    clearRemoved,
    readSegments,
    *tidy(): Work<void> {
      yield* clearEmptied();
      while (yield* moveSome()) yield* clearEmptied();
      if (readIndex().without.length === 0) return;
      yield* readSegments();
      const found = readIndex();
      const cleared = clearRemoved(found);
      if (cleared !== found) writeIndex(cleared);
    },
  };
}
