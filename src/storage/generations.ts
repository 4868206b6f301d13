import { checksum } from './checksum';
import type { Store } from './store';

export type Reading = { readonly found: 'none' | 'damaged' } | Valid;
export type Writing = 'saved' | 'full' | 'elsewhere';
/** Of a record that is open. `removed`: another window has thrown it away. */
export type Saving = Writing | 'removed';

/** A text that found no room and lives in memory only. */
export interface Unsaved {
  readonly text: string;
  /** Tries again. */
  readonly save: () => Saving;
}

interface Valid {
  readonly found: 'valid';
  readonly sequence: number;
  readonly text: string;
}

/** One text in two stores, written in turn: while one is being written, the other holds what was there before. */
export interface Generations {
  /** The newest that is whole. */
  read(): Reading;
  /**
   * Replaces the older one. `full`: it could not be written, and what was there before still is.
   * `elsewhere`: there is a newer one than `known`, so another window of the app went on with it.
   */
  write(text: string, known?: number): Writing;
  /** Whether anything lies there, be it damaged. */
  isThere(): boolean;
}

const sum = (sequence: number, text: string) => checksum(`${sequence}\n${text}`);

function seal(sequence: number, text: string): string {
  return `${sequence} ${text.length} ${sum(sequence, text)}\n${text}`;
}

const HEAD = /^(\d+) (\d+) (\d+)\n/;

/** The first line of a sealed text, and its sequence; null where the text is not as long as it says. The checksum is not computed. */
export function headOf(sealed: string): { readonly head: string; readonly sequence: number } | null {
  const found = HEAD.exec(sealed);
  if (!found || sealed.length - found[0].length !== Number(found[2])) return null;
  return { head: found[0].trimEnd(), sequence: Number(found[1]) };
}

function unseal(sealed: string): Reading {
  const head = HEAD.exec(sealed);
  if (!head) return { found: 'damaged' };
  const [sequence, length, expected] = head.slice(1).map(Number);
  const text = sealed.slice(head[0].length);
  if (text.length !== length || sum(sequence, text) !== expected) return { found: 'damaged' };
  return { found: 'valid', sequence, text };
}

function readOne(store: Store, key: string): Reading {
  try {
    const sealed = store.get(key);
    return sealed === undefined ? { found: 'none' } : unseal(sealed);
  } catch {
    return { found: 'damaged' };
  }
}

function isIn(store: Store, key: string): boolean {
  try {
    return store.get(key) !== undefined;
  } catch {
    return true; // it may be
  }
}

const sequenceOf = (reading: Reading) => (reading.found === 'valid' ? reading.sequence : 0);

export function generations(stores: readonly [Store, Store], key: string): Generations {
  const readBoth = () => stores.map((store) => readOne(store, key));

  return {
    isThere: () => stores.some((store) => isIn(store, key)),
    read() {
      const [one, other] = readBoth();
      if (sequenceOf(one) > 0 || sequenceOf(other) > 0) return sequenceOf(one) >= sequenceOf(other) ? one : other;
      return one.found === 'none' ? other : one;
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
export function writeBoth(kept: Generations, text: string, known?: number): Writing {
  const first = kept.write(text, known);
  if (first === 'saved') kept.write(text);
  return first;
}
