import type { Store } from './store';

/** Texts that make no sense to this version of the app are kept beside what takes their place: somebody may still read them. */
const ASIDE = '.unread';
/** So many texts are kept under a key, one after the other. */
const MOST = 4;

/** Keeps a text under the first name that is free; true when it is there, or was kept before. */
function keep(store: Store, key: string, text: string): boolean {
  for (let number = 1; number <= MOST; number++) {
    const name = key + ASIDE + (number === 1 ? '' : `.${number}`);
    const there = store.get(name);
    if (there === undefined) store.set(name, text);
    if (there === undefined || there === text) return true;
  }
  return false;
}

/** Keeps what stands under this key in any of the stores. False where some of it could not be kept: there was no room. */
export function setAside(stores: readonly Store[], key: string): boolean {
  return stores
    .map((store) => {
      try {
        const text = store.get(key);
        return text === undefined || keep(store, key, text);
      } catch {
        return false; // with no room for both, what takes its place comes first
      }
    })
    .every(Boolean);
}
