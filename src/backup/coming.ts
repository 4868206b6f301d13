import type { SheetSummary } from '../keeper/types';
import type { Summary } from '../match/types';
import { SEGMENT } from '../storage/archive/archive';
import type { RecordIndex } from '../storage/recordIndex';
import type { IndexEntry, RecordStore } from '../storage/recordStore';
import type { SaveResult } from '../storage/twoSlots';
import type { Work } from '../storage/work';

import { renumberPeople } from './records';
import type { BackupRecord } from './types';

type Line = Summary | SheetSummary;

interface NumberedRecord {
  readonly id: number;
  readonly item: BackupRecord;
}

/** Records that come into the new data set, as the backup has them, under the numbers that they get. */
export interface ComingRecords {
  readonly all: number;
  /** Those that get stores of their own: what is under way. */
  readonly own: readonly NumberedRecord[];
  /** Those that go into segments. */
  readonly done: readonly NumberedRecord[];
  /** Numbers of the segments. */
  readonly segments: readonly number[];
  readonly next: number;
}

/** So many numbers are left free before those that come: for what another window begins meanwhile. */
const BESIDE = 8;
/** What was written once, for a record that nobody has written here before. */
const FIRST = 1;

/** Gives numbers to what comes, beside what is here. */
export function numberComing(items: readonly BackupRecord[], here: RecordIndex<unknown> | null): ComingRecords {
  const first = here ? here.next + BESIDE : 1;
  const numbered = items.map((item, index) => ({ id: first + index, item }));
  const done = numbered.filter(({ item }) => item.line.status !== 'underWay');
  const firstSegment = 1 + Math.max(0, ...(here?.segments ?? [])) + (here ? BESIDE : 0);
  return {
    all: items.length,
    own: numbered.filter(({ item }) => item.line.status === 'underWay'),
    done,
    segments: Array.from({ length: Math.ceil(done.length / SEGMENT) }, (_, index) => firstSegment + index),
    next: items.length > 0 ? first + items.length : first - (here ? BESIDE : 0),
  };
}

const lineOf = (id: number, { line }: BackupRecord) => ({ ...line, id }) as Line;

/** Writes the records; tells how many are written. */
export function* buildRecords(
  records: RecordStore<Line>,
  { own, done, segments }: ComingRecords,
  whose: (person: number) => number,
): Work<SaveResult> {
  let written = 0;
  for (const { id, item } of own) {
    const writing = records.write(id, renumberPeople(item, whose).text, Infinity, true);
    if (writing !== 'saved') return writing === 'removed' ? 'elsewhere' : writing;
    yield ++written;
  }
  for (const [index, segment] of segments.entries()) {
    const part = done.slice(index * SEGMENT, (index + 1) * SEGMENT).map(({ id, item }) => {
      const named = renumberPeople(item, whose);
      return { id, sequence: FIRST, line: lineOf(id, named), text: named.text };
    });
    const writing = records.writeSegment(segment, part);
    let slice = writing.next();
    for (; !slice.done; slice = writing.next()) yield written + slice.value * part.length;
    if (slice.value !== 'saved') return slice.value;
    written += part.length;
  }
  return 'saved';
}

/** The list of what stays and what has come. */
export function joinIndex(
  here: RecordIndex<Line> | null,
  { own, segments, next }: ComingRecords,
  whose: (person: number) => number,
  leaving: readonly number[],
): RecordIndex<Line> {
  const gone = new Set(leaving);
  const coming = own.map(({ id, item }): IndexEntry<Line> => ({ id, line: lineOf(id, renumberPeople(item, whose)) }));
  return {
    next: Math.max(here?.next ?? 1, next),
    entries: [...(here?.entries ?? []).filter(({ id }) => !gone.has(id)), ...coming],
    segments: [...(here?.segments ?? []), ...segments],
    without: here ? [...here.without, ...leaving] : [],
    emptied: here ? [...here.emptied] : [],
  };
}
