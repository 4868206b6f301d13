import type { Store, Stores } from '../store';
import { openTwoSlots, writeBothSlots, type ReadResult, type SaveResult } from '../twoSlots';
import { runAtOnce, type Work } from '../work';

import {
  BLOCK,
  createBlock,
  readBlocks,
  readRecords,
  writeBlocks,
  type ArchivedEntry,
  type ArchivedRecord,
  type Block,
} from './segment';

/** Records that will hardly change again, many of them in one text, which is kept in a pair of stores as one record is. */
export interface Archive {
  /** Of all these segments, by number; of one that is in several the newest. */
  entries(segments: readonly number[]): ReadonlyMap<number, ArchivedEntry>;
  read(segments: readonly number[], id: number): ReadResult;
  /** How many records are in a segment; infinitely many in one that is damaged, so that nothing comes to it. */
  count(segment: number): number;
  isThere(segment: number): boolean;
  /** Puts blocks behind those of a segment. */
  append(segment: number, blocks: readonly Block[]): SaveResult;
  /** Begins a segment. What is there already, nobody names: the app was killed before it was listed. */
  create(segment: number, blocks: readonly Block[]): SaveResult;
  /** Takes records out of all these segments. Resolves to those that are empty now and gone; null: something could not be written. */
  remove(segments: readonly number[], ids: ReadonlySet<number>): readonly number[] | null;
}

/** So many records are in a segment at most. */
export const SEGMENT = 256;

const KEY = 'records';

export const nameSegment = (kind: string, segment: number): readonly [string, string] => [
  `${kind}.segment.${segment}.a`,
  `${kind}.segment.${segment}.b`,
];

export const deleteSegment = (stores: Stores, kind: string, segment: number): void =>
  nameSegment(kind, segment).forEach(stores.drop);

/** Blocks of these records, bit by bit. Those that could not be read again stay out. */
export function* createBlocks(records: readonly ArchivedRecord[]): Work<Block[]> {
  const blocks: Block[] = [];
  for (let at = 0; at < records.length; at += BLOCK) {
    const block = yield* createBlock(records.slice(at, at + BLOCK));
    if (block) blocks.push(block);
    yield at / records.length;
  }
  return blocks;
}

interface Segment {
  readonly found: ReadResult['found'];
  readonly sequence: number;
  readonly blocks: readonly Block[];
}

/** What was read of a segment, without its records; all who have these stores share it. */
type Known = Map<string, Omit<Segment, 'blocks'> & { readonly entries: readonly ArchivedEntry[] }>;
const known = new WeakMap<Stores, Known>();

function findKnown(stores: Stores): Known {
  let segments = known.get(stores);
  if (!segments) {
    known.set(stores, (segments = new Map()));
    const kept = segments;
    stores.watch?.((name) => void kept.delete(name.replace(/\.[ab]$/, '')));
  }
  return segments;
}

/** The blocks of a segment that is damaged in both stores, as far as any of them tells. */
function salvage(stores: readonly Store[]): Block[] {
  return stores.flatMap((store) => {
    try {
      const sealed = store.get(KEY) ?? '';
      return readBlocks(sealed.slice(sealed.indexOf('\n') + 1));
    } catch {
      return [];
    }
  });
}

export function openArchive(stores: Stores, kind: string): Archive {
  const cache = findKnown(stores);
  const pairOf = (segment: number) => {
    const [one, other] = nameSegment(kind, segment);
    return [stores.open(one), stores.open(other)] as const;
  };
  const isThere = (segment: number) => nameSegment(kind, segment).some(stores.exists);

  function readSegment(segment: number): Segment {
    if (!isThere(segment)) return { found: 'none', sequence: 0, blocks: [] };
    const reading = openTwoSlots(pairOf(segment), KEY).read();
    return reading.found === 'valid'
      ? { found: 'valid', sequence: reading.sequence, blocks: readBlocks(reading.text) }
      : { found: reading.found, sequence: 0, blocks: salvage(pairOf(segment)) };
  }

  const cacheKey = (segment: number) => `${kind}.segment.${segment}`;
  function look(segment: number) {
    let found = cache.get(cacheKey(segment));
    if (!found) {
      const { blocks, ...rest } = readSegment(segment);
      const entries = blocks.flatMap(({ heads }) => heads.map(({ id, sequence, line }) => ({ id, sequence, line })));
      cache.set(cacheKey(segment), (found = { ...rest, entries }));
    }
    return found;
  }

  /** The block that was read last: whoever reads all records reads those of one block after the other. */
  let last: { readonly squeezed: string; readonly records: ArchivedRecord[] | null } | null = null;
  function recordsOf(block: Block) {
    if (last?.squeezed !== block.squeezed) last = { squeezed: block.squeezed, records: readRecords(block) };
    return last.records;
  }
  /** The segment that was read last, with its records, as long as nobody has written it. */
  let open: { readonly look: unknown; readonly blocks: readonly Block[] } | null = null;
  function blocksOf(segment: number) {
    const seen = look(segment);
    if (open?.look !== seen) open = { look: seen, blocks: readSegment(segment).blocks };
    return open.blocks;
  }

  let merged: { readonly looks: readonly unknown[]; readonly newest: ReadonlyMap<number, ArchivedEntry> } | null = null;
  function entries(segments: readonly number[]) {
    const looks = segments.map(look);
    if (merged?.looks.length === looks.length && looks.every((one, at) => one === merged!.looks[at]))
      return merged.newest;
    const newest = new Map<number, ArchivedEntry>();
    for (const entry of looks.flatMap((one) => one.entries))
      if (entry.sequence >= (newest.get(entry.id)?.sequence ?? 0)) newest.set(entry.id, entry);
    merged = { looks, newest };
    return newest;
  }

  function write(segment: number, blocks: readonly Block[], sequence: number): SaveResult {
    const kept = openTwoSlots(pairOf(segment), KEY);
    const writing = writeBothSlots(kept, writeBlocks(blocks), sequence);
    cache.delete(cacheKey(segment));
    return writing;
  }

  /** Leaves a segment without these records. */
  function removeFrom(segment: number, ids: ReadonlySet<number>): 'kept' | 'gone' | 'failed' {
    const isGone = ({ id }: { readonly id: number }) => ids.has(id);
    if (!look(segment).entries.some(isGone)) return 'kept';
    const { found, sequence, blocks } = readSegment(segment);
    if (found !== 'valid') return 'failed';
    const left: Block[] = [];
    for (const block of blocks) {
      if (!block.heads.some(isGone)) left.push(block);
      else if (!block.heads.every(isGone)) {
        const records = readRecords(block);
        const smaller = records && runAtOnce(createBlock(records.filter((record) => !isGone(record))));
        if (!smaller) return 'failed'; // the others of this block are damaged: they stay as they are
        left.push(smaller);
      }
    }
    if (left.length > 0) return write(segment, left, sequence) === 'saved' ? 'kept' : 'failed';
    deleteSegment(stores, kind, segment);
    cache.delete(cacheKey(segment));
    return 'gone';
  }

  return {
    entries,
    isThere,
    count: (segment) => (look(segment).found === 'damaged' ? Infinity : look(segment).entries.length),

    read(segments, id) {
      const newest = entries(segments).get(id);
      if (!newest) return { found: 'none' };
      const isNewest = (one: ArchivedEntry) => one.id === id && one.sequence === newest.sequence;
      for (const segment of segments) {
        if (!look(segment).entries.some(isNewest)) continue;
        for (const block of blocksOf(segment)) {
          const record = block.heads.some(isNewest) ? recordsOf(block)?.find(isNewest) : undefined;
          if (record) return { found: 'valid', sequence: record.sequence, text: record.text };
        }
      }
      return { found: 'damaged' };
    },

    append(segment, blocks) {
      const { found, sequence, blocks: before } = readSegment(segment);
      const coming = new Set(blocks.flatMap(({ heads }) => heads.map(({ id }) => id)));
      // The app was killed when it had written them once.
      const others = before.filter(({ heads }) => !heads.every(({ id }) => coming.has(id)));
      return found === 'damaged' ? 'elsewhere' : write(segment, [...others, ...blocks], sequence);
    },

    create: (segment, blocks) => write(segment, blocks, readSegment(segment).sequence),

    remove(segments, ids) {
      const done = segments.map((segment) => removeFrom(segment, ids));
      return done.includes('failed') ? null : segments.filter((_, at) => done[at] === 'gone');
    },
  };
}
