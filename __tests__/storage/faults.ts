import { createMemoryStores } from '../../src/storage/memoryStores';
import type { Store, Stores } from '../../src/storage/store';

export type Kept = Map<string, Map<string, string>>;

/** What was on the device when the app was killed at a write: before it, with half of it written, or after it. */
export interface Kill {
  readonly write: number;
  readonly when: 'before' | 'half' | 'after';
  readonly kept: Kept;
}

/** The same stores, each with something about it changed. */
function changeStores(whole: Stores, change: (store: Store, name: string) => Partial<Store>): Stores {
  return {
    ...whole,
    open(name) {
      const store = whole.open(name);
      return { ...store, ...change(store, name) };
    },
  };
}

/** Stores that report at every write what a kill there would leave behind. */
export function withKills(kept: Kept, tell: (kill: Kill) => void): Stores {
  let write = 0;
  return changeStores(createMemoryStores(kept), (store, name) => ({
    set(key, text) {
      write++;
      tell({ write, when: 'before', kept: copyOf(kept) });
      const half = copyOf(kept);
      createMemoryStores(half)
        .open(name)
        .set(key, text.slice(0, text.length / 2));
      tell({ write, when: 'half', kept: half });
      store.set(key, text);
      tell({ write, when: 'after', kept: copyOf(kept) });
    },
  }));
}

/** Stores with room for a number of characters; a text that does not fit throws, as in localStorage. */
export function withRoom(kept: Kept, room: () => number): Stores {
  const size = () =>
    [...kept.values()].flatMap((store) => [...store.values()]).reduce((sum, text) => sum + text.length, 0);
  return changeStores(createMemoryStores(kept), (store) => ({
    set(key, text) {
      if (size() - (store.get(key)?.length ?? 0) + text.length > room()) throw new Error('QuotaExceededError');
      store.set(key, text);
    },
  }));
}

export const copyOf = (kept: Kept): Kept => new Map([...kept].map(([name, texts]) => [name, new Map(texts)]));

/** Two windows of one app on the same texts; each hears of the other's changes. */
export function twoWindows(kept: Kept): readonly [Stores, Stores] {
  type Listener = (name: string, key: string) => void;
  const listeners: readonly [Set<Listener>, Set<Listener>] = [new Set(), new Set()];
  const window = (own: 0 | 1): Stores => {
    const tell = (name: string, key: string) => listeners[1 - own].forEach((listener) => listener(name, key));
    return {
      ...changeStores(createMemoryStores(kept), (store, name) => ({
        set(key, text) {
          store.set(key, text);
          tell(name, key);
        },
        remove(key) {
          store.remove(key);
          tell(name, key);
        },
      })),
      watch(listener) {
        listeners[own].add(listener);
        return () => void listeners[own].delete(listener);
      },
    };
  };
  return [window(0), window(1)];
}

/** Random numbers below a limit, the same for the same seed. */
export const randomBelow = (seed: number) => (limit: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};
