import type { CopyRow, LastingCopy } from './lastingCopy';
import type { Store, Stores } from './store';
import { readHead } from './twoSlots';

interface Parts {
  /** The first copy: synchronous, shared by all windows, but written to the disk late. Its keys hold the name of the store too. */
  readonly local: Store;
  readonly copy: LastingCopy;
  /** Tells other windows of a text for which `local` has no room; null: it is not kept there any more. */
  readonly tell: (key: string, text: string | null) => void;
}

export interface MirroredStores extends Stores {
  /** Brings both copies to the newer text of each key. To be awaited before anything is read. */
  settle(): Promise<void>;
  /** Another window has changed this key of `local`; null: removed it. */
  hearChange(key: string, before: string | null, now: string | null): void;
  /** Another window has told of a text without room. */
  hearTold(key: string, text: string | null): void;
  watch(listener: (name: string, key: string) => void): () => void;
}

/** As MMKV does on the web, so that what it has written is read. */
const BETWEEN = '\\';
/**
 * From this length on a text is left to the copy: `local` is read as a whole at the start, and forty segments would fill it.
 * Records and lists of hundreds are shorter.
 */
const LARGE = 150_000;
/** So many texts go to the copy at once when it has none of them. */
const PORTION = 50;

const sequenceOf = (sealed: string | null | undefined): number => readHead(sealed ?? '')?.sequence ?? 0;
/** The store that a key belongs to; null: the key is not of this app. */
const nameIn = (key: string) => (key.indexOf(BETWEEN) > 0 ? key.slice(0, key.indexOf(BETWEEN)) : null);
const pause = () => new Promise<void>((done) => setTimeout(done));

/** Stores on `local` with a lasting copy beside it: each writing goes to both, and at the start the newer text counts. */
export function mirrorStores({ local, copy, tell }: Parts): MirroredStores {
  /** Texts for which `local` has no room. They are in the copy, and here for whoever reads them. */
  const beside = new Map<string, string>();
  const removed = new Map<string, number>();
  const listeners = new Set<(name: string, key: string) => void>();

  const read = (key: string): string | undefined => beside.get(key) ?? local.get(key);

  const rowOf = (key: string, text: string | null): CopyRow => ({
    head: text === null ? null : (readHead(text)?.head ?? ''),
    removed: removed.get(key) ?? 0,
  });

  function noteRemoval(key: string, text: string | null | undefined) {
    const sequence = Math.max(removed.get(key) ?? 0, sequenceOf(text));
    if (sequence > 0) removed.set(key, sequence);
  }

  function putBeside(key: string, text: string) {
    beside.set(key, text);
    local.remove(key); // is older, and its room serves others
  }

  /** Where it is large `local` does without, as long as the copy takes it. */
  function setLocal(key: string, text: string) {
    if (text.length >= LARGE && !copy.isFailing()) throw new Error('Left to the copy');
    local.set(key, text);
  }

  function write(key: string, text: string) {
    try {
      setLocal(key, text);
    } catch (error) {
      copy.put(key, rowOf(key, text), text);
      if (copy.isFailing()) throw error;
      putBeside(key, text);
      tell(key, text);
      return;
    }
    if (beside.delete(key)) tell(key, null);
    copy.put(key, rowOf(key, text), text);
  }

  function remove(key: string) {
    noteRemoval(key, read(key));
    local.remove(key);
    if (beside.delete(key)) tell(key, null);
    copy.put(key, rowOf(key, null), null);
  }

  function keysOf(name: string): string[] {
    const start = name + BETWEEN;
    const all = new Set([...local.keys(), ...beside.keys()]);
    return [...all].filter((key) => key.startsWith(start));
  }

  function announce(full: string) {
    const name = nameIn(full);
    if (name) listeners.forEach((listener) => listener(name, full.slice(name.length + BETWEEN.length)));
  }

  /** Gives the copy what only `local` has, a portion at a time: after an update from a version without a copy that is everything. */
  async function putLater(keys: readonly string[]) {
    for (const [index, key] of keys.entries()) {
      if (index > 0 && index % PORTION === 0) await pause();
      const text = local.get(key);
      if (text !== undefined) copy.put(key, rowOf(key, text), text);
    }
  }

  async function settle() {
    const rows = await copy.rows();
    const newer: string[] = []; // those that the copy has newer
    const older = local.keys().filter((key) => key.includes(BETWEEN) && !rows.has(key));
    for (const [key, row] of rows) {
      if (row.removed > 0) removed.set(key, row.removed);
      const text = local.get(key);
      const found = text === undefined ? null : readHead(text);
      if (found ? found.head === row.head : row.head === null && text === undefined) continue;
      const isNewerHere = found && found.sequence > Math.max(row.removed, parseInt(row.head ?? '0', 10) || 0);
      if (isNewerHere) older.push(key);
      else if (row.head === null) local.remove(key);
      else newer.push(key);
    }
    for (const [key, text] of await copy.texts(newer)) {
      try {
        setLocal(key, text);
      } catch {
        putBeside(key, text);
      }
    }
    void putLater(older);
  }

  return {
    settle,
    open: (name) => ({
      get: (key) => read(name + BETWEEN + key),
      set: (key, text) => write(name + BETWEEN + key, text),
      remove: (key) => remove(name + BETWEEN + key),
      keys: () => keysOf(name).map((key) => key.slice(name.length + 1)),
    }),
    exists: (name) => keysOf(name).length > 0,
    names: () => [...new Set([...local.keys(), ...beside.keys()].flatMap((key) => nameIn(key) ?? []))],
    drop: (name) => keysOf(name).forEach(remove),
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hearChange(key, before, now) {
      if (now === null) noteRemoval(key, before);
      else beside.delete(key);
      announce(key);
    },
    hearTold(key, text) {
      if (text === null) beside.delete(key);
      else beside.set(key, text);
      announce(key);
    },
  };
}
