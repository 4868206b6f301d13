import { isObject } from './checks';
import { asObject, readFields, type FieldReaders } from './fields';
import { setAside } from './setAside';
import type { Stores } from './store';
import { openTwoSlots, writeBothSlots, type SaveResult } from './twoSlots';
import { isUnreadKey } from './unread';

/** A part of the fields as they will be, or what makes it of how they are now. */
export type DocumentChange<T> = Partial<T> | ((now: T) => Partial<T>);

/** A small record there is one of: settings, people, what was chosen last. */
export interface StoredDocument<T extends object> {
  get(): T;
  /** Changes hold at once; not `saved`: only until the app is closed. Whatever another window has written meanwhile stays. */
  change(change: DocumentChange<T>): SaveResult;
  /** Whether every change so far was saved. */
  isKept(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Goes up when a field gets another meaning, which has not happened. */
const VERSION = 1;

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const STORES = ['house.a', 'house.b'];
const pairOf = (stores: Stores) => [stores.open(STORES[0]), stores.open(STORES[1])] as const;
const generationsOf = (stores: Stores, key: string) => openTwoSlots(pairOf(stores), key);

/** What a note holds as it was written, with what only a later version knows. */
export function readDocument(stores: Stores, key: string): Readonly<Record<string, unknown>> {
  const reading = generationsOf(stores, key).read();
  return asObject(reading.found === 'valid' ? parseText(reading.text) : null);
}

export const writeDocument = (stores: Stores, key: string, found: object): SaveResult =>
  writeBothSlots(generationsOf(stores, key), JSON.stringify({ ...found, version: VERSION }));

/** What makes no sense is kept aside and said; where it could be kept, a new beginning takes its place, so that it is said once. */
function clearUnread(stores: Stores, key: string): void {
  const reading = generationsOf(stores, key).read();
  const isUnread = reading.found === 'damaged' || (reading.found === 'valid' && !isObject(parseText(reading.text)));
  if (!isUnread) return;
  const isKept = setAside(pairOf(stores), key);
  if (isUnreadKey(key)) stores.unread?.add({ key, isKept });
  if (isKept) writeDocument(stores, key, {});
}

export function openDocument<T extends object>(
  stores: Stores,
  key: string,
  fields: FieldReaders<T>,
): StoredDocument<T> {
  // Fields that this version does not know stay in `found`: a later version of the app may have written them.
  let found: Readonly<Record<string, unknown>> = {};
  let value = readFields(fields, found);
  let text = '';
  /** Changes that found no room. They are made again on whatever is read. */
  let unsaved: DocumentChange<T>[] = [];
  const listeners = new Set<() => void>();

  function make(change: DocumentChange<T>) {
    found = { ...found, ...(typeof change === 'function' ? change(value) : change) };
    value = readFields(fields, found);
  }

  /** Takes over what is kept now. Where nothing is (the storage was wiped) what is known here stays. */
  function read() {
    const reading = generationsOf(stores, key).read();
    if (reading.found !== 'valid' || reading.text === text) return;
    text = reading.text;
    found = asObject(parseText(text));
    value = readFields(fields, found);
    unsaved.forEach(make);
  }

  const tell = () => listeners.forEach((listener) => listener());

  clearUnread(stores, key);
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
      const writing = writeDocument(stores, key, found);
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
