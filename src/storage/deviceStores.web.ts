import { openLastingCopy } from './lastingCopy.web';
import { mirrorStores } from './mirroredStores';
import type { Store, Stores } from './store';

/** So long the app waits for the copy, in milliseconds; then it begins without it. */
const PATIENCE = 5000;
const CHANNEL = 'catnap texts';

/** Null where the browser forbids this site to keep anything: even to look for it is an error then. */
function findLocalStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function storeOn(storage: Storage | null): Store {
  return {
    get: (key) => storage?.getItem(key) ?? undefined,
    set(key, text) {
      if (!storage) throw new Error('This browser keeps nothing of this site');
      storage.setItem(key, text);
    },
    remove: (key) => storage?.removeItem(key),
    keys: () => Object.keys(storage ?? {}),
  };
}

const storage = findLocalStorage();
const copy = openLastingCopy();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
const stores = mirrorStores({
  local: storeOn(storage),
  copy,
  tell: (key, text) => channel?.postMessage({ key, text }),
});

window.addEventListener('storage', ({ key, oldValue, newValue, storageArea }) => {
  if (key !== null && storageArea === storage) stores.hearChange(key, oldValue, newValue);
});
channel?.addEventListener('message', ({ data }) => stores.hearTold(data.key, data.text));

/** localStorage, which all windows see at once, and a copy in IndexedDB, which outlives a kill. */
export const deviceStores: Stores = { ...stores, isForbidden: () => storage === null && copy.isFailing() };

/** Calls back when both copies are at the newer text of each key, or when the copy can't be had. */
export function callWhenReady(start: () => void): void {
  const late = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE));
  void Promise.race([stores.settle(), late])
    .catch(() => copy.stop())
    .then(start);
}
