import { createBlocks, openArchive } from './archive/archive';
import type { ArchivedEntry, ArchivedRecord } from './archive/segment';
import { openIndex } from './openIndex';
import { deleteRecord, recordNames, type IndexEntry, type LineReader, type RecordIndex } from './recordIndex';
import { createTidying } from './recordTidying';
import type { Stores } from './store';
import {
  openTwoSlots,
  writeBothSlots,
  type TwoSlots,
  type ReadResult,
  type RecordSaveResult,
  type SaveResult,
} from './twoSlots';
import type { Work } from './work';

export type { IndexEntry };

/**
 * Many records of one kind, and a list of them that can be made anew from the records. Each has a pair of stores of its
 * own until it is done; then it goes into a segment with others, and whoever writes it again takes it out.
 */
export interface RecordStore<Line> {
  /** All of them. */
  list(): readonly IndexEntry<Line>[];
  /** After this the list of thousands comes without a pause that anybody feels. */
  prepareList(): Work<void>;
  /** Those with stores of their own: all that are not done, and what was done last. */
  listOwn(): readonly IndexEntry<Line>[];
  /** The line of one; null where the list has none. */
  lineOf(id: number): Line | null;
  /** A number that no record has. */
  nextId(): number;
  read(id: number): ReadResult;
  /** One that is listed with stores of its own. */
  readOwn(id: number): ReadResult;
  /**
   * Writes in turn; the last writing of a record that will not change again goes to both of its stores.
   * A record that another window has removed is not written again (`removed`); one that was wiped with the whole storage is.
   */
  write(id: number, text: string, known?: number, last?: boolean): RecordSaveResult;
  /** Lists a record, or lists it differently. */
  putLine(id: number, line: Line): SaveResult;
  /** The lines of records that were read, each with the sequence it was read at. */
  putLines(entries: readonly IndexEntry<Line>[]): SaveResult;
  index(): RecordIndex<Line>;
  replaceIndex(index: RecordIndex<Line>): SaveResult;
  /** Writes records that are done into a new segment. It counts when an index names it. */
  writeSegment(segment: number, records: readonly ArchivedRecord[]): Work<SaveResult>;
  remove(id: number): void;
  /** Moves what is done into segments, and clears away what is left of others. May be given up at any point. */
  tidy(): Work<void>;
}

export function openRecordStore<Line>(
  stores: Stores,
  kind: string,
  { isLine, lineOf, isDone }: LineReader<Line>,
): RecordStore<Line> {
  const archive = openArchive(stores, kind);
  const isThere = (id: number) => recordNames(kind, id).some(stores.exists);

  // kept, so that the two stores of a record are opened once
  const opened = new Map<number, TwoSlots>();
  function record(id: number): TwoSlots {
    let kept = opened.get(id);
    if (!kept) {
      const [one, other] = recordNames(kind, id);
      opened.set(id, (kept = openTwoSlots([stores.open(one), stores.open(other)], 'record')));
    }
    return kept;
  }

  const index = openIndex<Line>({ stores, kind, archive, isLine, lineOf, readOwn: (id) => record(id).read() });
  const { read: readIndex, write: writeIndex } = index;

  function enter(id: number, line: Line | null, found = readIndex()): SaveResult {
    const entries = [...found.entries.filter((entry) => entry.id !== id), { id, line }];
    const emptied = found.emptied.filter((one) => one !== id);
    return writeIndex({ ...found, next: Math.max(found.next, id + 1), entries, emptied });
  }

  const isOwn = ({ entries }: RecordIndex<unknown>, id: number) => entries.some((entry) => entry.id === id);

  /** What is in the segments and was not taken out again. */
  function listArchived({ segments, without, entries }: RecordIndex<unknown>) {
    const gone = new Set([...without, ...entries.map(({ id }) => id)]);
    return [...archive.entries(segments).values()].filter(({ id }) => !gone.has(id));
  }

  const isArchived = ({ segments, without }: RecordIndex<unknown>, id: number) =>
    archive.entries(segments).has(id) && !without.includes(id);

  function readArchived(found: RecordIndex<unknown>, id: number): ReadResult {
    return isArchived(found, id) ? archive.read(found.segments, id) : { found: 'none' };
  }

  function read(id: number): ReadResult {
    const found = index.peek();
    if (!found || isOwn(found, id) || !isArchived(found, id)) {
      const reading = record(id).read();
      // it was about to be taken out when the app was killed
      return reading.found === 'none' && found ? readArchived(found, id) : reading;
    }
    return readArchived(found, id);
  }

  /** Lines of segments that were looked at, so that thousands are checked once. */
  const checked = new WeakMap<ArchivedEntry, IndexEntry<Line>>();
  function lineIn(entry: ArchivedEntry): IndexEntry<Line> {
    let found = checked.get(entry);
    if (!found) {
      const { id, line } = entry;
      const reading = isLine(line) ? null : read(id);
      found = { id, line: isLine(line) ? line : reading?.found === 'valid' ? lineOf(id, reading.text) : null };
      checked.set(entry, found);
    }
    return found;
  }

  /** A record that is not where it was: in a segment, thrown away, or wiped with everything else. */
  function findAgain(id: number): 'archived' | 'removed' | 'wiped' {
    const kept = index.peek();
    if (kept && isArchived(kept, id)) return 'archived';
    return kept !== null && kept.next > id && !isOwn(kept, id) ? 'removed' : 'wiped';
  }

  function forget(id: number) {
    opened.delete(id);
    deleteRecord(stores, kind, id);
  }

  const tidying = createTidying<Line>({
    stores,
    kind,
    archive,
    readIndex,
    writeIndex,
    readOwn: (id) => record(id).read(),
    forget,
    lineOf,
    isDone,
  });

  return {
    list() {
      const found = readIndex();
      return [...found.entries, ...listArchived(found).map(lineIn)];
    },
    listOwn: () => readIndex().entries,
    lineOf(id) {
      const found = readIndex();
      const line = (found.entries.find((entry) => entry.id === id) ?? archive.entries(found.segments).get(id))?.line;
      return isLine(line) ? line : null;
    },
    nextId: () => readIndex().next,
    read,
    readOwn(id) {
      const reading = record(id).read();
      return reading.found === 'none' ? read(id) : reading;
    },
    write(id, text, known = Infinity, last = false) {
      const isGone = known > 0 && known < Infinity && !record(id).isThere();
      const where = isGone ? findAgain(id) : null;
      if (where === 'removed') return 'removed';
      if (where === 'archived') {
        // Listed before it is written, or its stores would be taken for those that were emptied.
        const listing = enter(id, null);
        if (listing !== 'saved') return listing;
      }
      const writing = last ? writeBothSlots(record(id), text, known) : record(id).write(text, known);
      const line = isGone && writing === 'saved' ? lineOf(id, text) : null;
      return line ? enter(id, line) : writing;
    },
    putLine: (id, line) => enter(id, line),
    putLines(lines) {
      const found = readIndex();
      const fresh = new Map(lines.map((entry) => [entry.id, entry]));
      return writeIndex({ ...found, entries: found.entries.map((entry) => fresh.get(entry.id) ?? entry) });
    },
    index: readIndex,
    replaceIndex: writeIndex,
    *writeSegment(segment, records) {
      const blocks = yield* createBlocks(records);
      const count = blocks.reduce((sum, { heads }) => sum + heads.length, 0);
      return count === records.length ? archive.create(segment, blocks) : 'full';
    },
    remove(id) {
      const found = readIndex();
      const hasOwn = isThere(id);
      // One with stores of its own may be in a segment as it was before; to look is left to the tidying.
      const isInSegment = hasOwn ? found.segments.length > 0 : isArchived(found, id);
      const gone = {
        ...found,
        entries: found.entries.filter((entry) => entry.id !== id),
        without: isInSegment ? [...found.without, id] : found.without,
        emptied: hasOwn ? [...new Set([...found.emptied, id])] : found.emptied,
      };
      writeIndex(gone);
      if (hasOwn) return forget(id);
      const cleared = tidying.clearRemoved(gone);
      if (cleared !== gone) writeIndex(cleared);
    },
    *prepareList() {
      yield* tidying.readSegments();
      for (const entry of listArchived(readIndex())) {
        lineIn(entry);
        yield 1;
      }
    },
    tidy: tidying.tidy,
  };
}
