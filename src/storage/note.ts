import { objectOf, readFields, type Fields } from './fields';
import { generations, writeBoth, type Writing } from './generations';
import type { Stores } from './store';

/** A part of the fields as they will be, or what makes it of how they are now. */
export type Change<T> = Partial<T> | ((now: T) => Partial<T>);

/** A small record there is one of: settings, people, what was chosen last. */
export interface Note<T extends object> {
  get(): T;
  /** Changes hold at once; not `saved`: only until the app is closed. Whatever another window has written meanwhile stays. */
  change(change: Change<T>): Writing;
  /** Whether every change so far was saved. */
  isKept(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Goes up when a field gets another meaning, which has not happened. */
const VERSION = 1;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const STORES = ['house.a', 'house.b'];
const generationsOf = (stores: Stores, key: string) =>
  generations([stores.open(STORES[0]), stores.open(STORES[1])], key);

/** What a note holds as it was written, with what only a later version knows. */
export function keptNote(stores: Stores, key: string): Readonly<Record<string, unknown>> {
  const reading = generationsOf(stores, key).read();
  return objectOf(reading.found === 'valid' ? parsed(reading.text) : null);
}

export const keepNote = (stores: Stores, key: string, found: object): Writing =>
  writeBoth(generationsOf(stores, key), JSON.stringify({ ...found, version: VERSION }));

export function openNote<T extends object>(stores: Stores, key: string, fields: Fields<T>): Note<T> {
  // Fields that this version does not know stay in `found`: a later version of the app may have written them.
  let found: Readonly<Record<string, unknown>> = {};
  let value = readFields(fields, found);
  let text = '';
  /** Changes that found no room. They are made again on whatever is read. */
  let unsaved: Change<T>[] = [];
  const listeners = new Set<() => void>();

  function make(change: Change<T>) {
    found = { ...found, ...(typeof change === 'function' ? change(value) : change) };
    value = readFields(fields, found);
  }

  /** Takes over what is kept now. Where nothing is (the storage was wiped) what is known here stays. */
  function read() {
    const reading = generationsOf(stores, key).read();
    if (reading.found !== 'valid' || reading.text === text) return;
    text = reading.text;
    found = objectOf(parsed(text));
    value = readFields(fields, found);
    unsaved.forEach(make);
  }

  const tell = () => listeners.forEach((listener) => listener());

  read();
  stores.watch?.((name, changed) => {
    if (changed !== key || !STORES.includes(name)) return;
    const before = text;
    read();
    if (text !== before) tell();
  });
  return {
    get: () => value,
    change(change) {
      read();
      make(change);
      const writing = keepNote(stores, key, found);
      unsaved = writing === 'saved' ? [] : [...unsaved, change];
      if (writing === 'saved') read();
      tell();
      return writing;
    },
    isKept: () => unsaved.length === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
