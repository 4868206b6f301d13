import { computeChecksum } from './checksum';
import type { Store } from './store';

export type ReadResult = { readonly found: 'none' | 'damaged' } | Valid;
export type SaveResult = 'saved' | 'full' | 'elsewhere';
/** Of a record that is open. `removed`: another window has thrown it away. */
export type RecordSaveResult = SaveResult | 'removed';

/** A text that found no room and lives in memory only. */
export interface UnsavedText {
  readonly text: string;
  /** Tries again. */
  readonly save: () => RecordSaveResult;
}

interface Valid {
  readonly found: 'valid';
  readonly sequence: number;
  readonly text: string;
}

/** One text in two stores, written in turn: while one is being written, the other holds what was there before. */
export interface TwoSlots {
  /** The newest that is whole. */
  read(): ReadResult;
  /**
   * Replaces the older one. `full`: it could not be written, and what was there before still is.
   * `elsewhere`: there is a newer one than `known`, so another window of the app went on with it.
   */
  write(text: string, known?: number): SaveResult;
  /** Whether anything lies there, be it damaged. */
  isThere(): boolean;
}

const sum = (sequence: number, text: string) => computeChecksum(`${sequence}\n${text}`);

function seal(sequence: number, text: string): string {
  return `${sequence} ${text.length} ${sum(sequence, text)}\n${text}`;
}

const HEAD = /^(\d+) (\d+) (\d+)\n/;

/** The first line of a sealed text, and its sequence; null where the text is not as long as it says. The checksum is not computed. */
export function readHead(sealed: string): { readonly head: string; readonly sequence: number } | null {
  const found = HEAD.exec(sealed);
  if (!found || sealed.length - found[0].length !== Number(found[2])) return null;
  return { head: found[0].trimEnd(), sequence: Number(found[1]) };
}

function unseal(sealed: string): ReadResult {
  const head = HEAD.exec(sealed);
  if (!head) return { found: 'damaged' };
  const [sequence, length, expected] = head.slice(1).map(Number);
  const text = sealed.slice(head[0].length);
  if (text.length !== length || sum(sequence, text) !== expected) return { found: 'damaged' };
  return { found: 'valid', sequence, text };
}

/** Null: the store can't be read. */
function textIn(store: Store, key: string): string | null | undefined {
  try {
    return store.get(key);
  } catch {
    return null;
  }
}

function readText(sealed: string | null | undefined): ReadResult {
  if (sealed === undefined) return { found: 'none' };
  return sealed === null ? { found: 'damaged' } : unseal(sealed);
}

const readSequence = (sealed: string | null | undefined) => readHead(sealed ?? '')?.sequence ?? 0;

function isIn(store: Store, key: string): boolean {
  try {
    return store.get(key) !== undefined;
  } catch {
    return true; // it may be
  }
}

const sequenceOf = (reading: ReadResult) => (reading.found === 'valid' ? reading.sequence : 0);

export function openTwoSlots(stores: readonly [Store, Store], key: string): TwoSlots {
  const readBoth = () => stores.map((store) => readText(textIn(store, key)));

  return {
    isThere: () => stores.some((store) => isIn(store, key)),
    read() {
      // The one that says it is newer first: where it is whole, the checksum of the other need not be computed.
      const texts = stores.map((store) => textIn(store, key));
      const [first, second] = readSequence(texts[0]) >= readSequence(texts[1]) ? texts : [texts[1], texts[0]];
      const newer = readText(first);
      if (newer.found === 'valid') return newer;
      const older = readText(second);
      return older.found === 'valid' || newer.found === 'none' ? older : newer;
    },
    write(text, known = Infinity) {
      const [one, other] = readBoth().map(sequenceOf);
      const newest = Math.max(one, other);
      // One less than the known one is what is left when a store was lost; still less is another text under the same key.
      const isAnother = known < Infinity && newest > 0 && newest < known - 1;
      if (newest > known || isAnother) return 'elsewhere';
      // After the storage was wiped the sequence goes on from the known one: a lower one would lose against a copy of before.
      const next = 1 + (known === Infinity ? newest : known);
      try {
        stores[one < other ? 0 : one > other ? 1 : 0].set(key, seal(next, text));
        return 'saved';
      } catch {
        return 'full';
      }
    },
  };
}

/** Brings both stores to the same text: for what changes too seldom to lose its last change with one store. */
export function writeBothSlots(kept: TwoSlots, text: string, known?: number): SaveResult {
  const first = kept.write(text, known);
  if (first === 'saved') kept.write(text);
  return first;
}
