import { objectOf, readFields, type Fields } from './fields';
import { generations, writeBoth, type Writing } from './generations';
import type { Stores } from './store';

/** A small record there is one of: settings, people, what was chosen last. */
export interface Note<T extends object> {
  get(): T;
  /** Changes hold at once; `full`: only until the app is closed. */
  change(part: Partial<T>): Writing;
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

const generationsOf = (stores: Stores, key: string) =>
  generations([stores.open('house.a'), stores.open('house.b')], key);

/** What a note holds as it was written, with what only a later version knows. */
export function keptNote(stores: Stores, key: string): Readonly<Record<string, unknown>> {
  const reading = generationsOf(stores, key).read();
  return objectOf(reading.found === 'valid' ? parsed(reading.text) : null);
}

export const keepNote = (stores: Stores, key: string, found: object): Writing =>
  writeBoth(generationsOf(stores, key), JSON.stringify({ ...found, version: VERSION }));

export function openNote<T extends object>(stores: Stores, key: string, fields: Fields<T>): Note<T> {
  let found = keptNote(stores, key); // fields that this version does not know stay: a later version of the app may have written them
  let value = readFields(fields, found);
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    change(part) {
      value = { ...value, ...part };
      found = { ...found, ...value };
      const writing = keepNote(stores, key, found);
      listeners.forEach((listener) => listener());
      return writing;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
