import type { Store, Stores } from './store';

/** Stores that are gone when the app is: for lessons, and for tests. */
export function createMemoryStores(kept: Map<string, Map<string, string>> = new Map()): Stores {
  function open(name: string): Store {
    const texts = () => kept.get(name);
    return {
      get: (key) => texts()?.get(key),
      set(key, text) {
        if (!kept.has(name)) kept.set(name, new Map());
        kept.get(name)!.set(key, text);
      },
      remove: (key) => void texts()?.delete(key),
      keys: () => [...(texts()?.keys() ?? [])],
    };
  }
  return {
    open,
    exists: (name) => kept.has(name),
    drop: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}
