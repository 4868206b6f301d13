import { memoryStores } from '../../src/storage/memory';
import type { Stores } from '../../src/storage/store';

export type Kept = Map<string, Map<string, string>>;

/** What happens at the write that fails: nothing is written, half of it is, or all of it. */
export type Fault = 'before' | 'half' | 'after';

export interface Faulty {
  readonly stores: Stores;
  readonly writes: () => number;
  /** Whether the app was killed: from then on nothing is written any more. */
  readonly isKilled: () => boolean;
}

/** Stores on `kept` that count their writes and kill the app at one of them. */
export function killedAt(kept: Kept, at: number, fault: Fault): Faulty {
  const whole = memoryStores(kept);
  let writes = 0;
  const stores: Stores = {
    ...whole,
    open(name) {
      const store = whole.open(name);
      return {
        ...store,
        set(key, text) {
          writes++;
          if (writes === at && fault === 'half') store.set(key, text.slice(0, text.length / 2));
          if (writes === at && fault === 'after') store.set(key, text);
          if (writes >= at) throw new Error('killed');
          store.set(key, text);
        },
        remove: (key) => (writes < at ? store.remove(key) : undefined),
      };
    },
    drop: (name) => (writes < at ? whole.drop(name) : undefined),
  };
  return { stores, writes: () => writes, isKilled: () => writes >= at };
}

/** Stores on `kept` with room for so many characters; what does not fit throws, as localStorage does. */
export function withRoom(kept: Kept, room: () => number): Stores {
  const whole = memoryStores(kept);
  const size = () => [...kept.values()].flatMap((store) => [...store.values()]).reduce((sum, text) => sum + text.length, 0);
  return {
    ...whole,
    open(name) {
      const store = whole.open(name);
      return {
        ...store,
        set(key, text) {
          if (size() - (store.get(key)?.length ?? 0) + text.length > room()) throw new Error('QuotaExceededError');
          store.set(key, text);
        },
      };
    },
  };
}

export const copyOf = (kept: Kept): Kept => new Map([...kept].map(([name, texts]) => [name, new Map(texts)]));
