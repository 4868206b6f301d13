import type { Store } from './store';

/** Texts that make no sense to this version of the app are kept beside what takes their place: somebody may still read them. */
const ASIDE = '.unread';

/** Keeps what stands under this key, unless it is kept already or there is no room. */
export function keepAside(stores: readonly Store[], key: string): void {
  for (const store of stores) {
    try {
      const text = store.get(key);
      if (text !== undefined && store.get(key + ASIDE) === undefined) store.set(key + ASIDE, text);
    } catch {
      // with no room for both, what takes its place comes first
    }
  }
}
