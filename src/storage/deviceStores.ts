import { Directory, Paths } from 'expo-file-system';
import { createMMKV, deleteMMKV, existsMMKV, type MMKV } from 'react-native-mmkv';

import type { Stores } from './store';

// Opened when first used and kept: each opening maps a file and listens for memory warnings once more.
const opened = new Map<string, MMKV>();

/** Those used last hold their texts; a backup goes through all there are, and memory would not hold them. */
const LOADED = 64;
const loaded = new Set<string>();

function mmkv(name: string): MMKV {
  let store = opened.get(name);
  if (!store) opened.set(name, (store = createMMKV({ id: name })));
  loaded.delete(name);
  loaded.add(name);
  if (loaded.size > LOADED) {
    const [oldest] = loaded;
    loaded.delete(oldest);
    opened.get(oldest)?.trim(); // is loaded again when it is used
  }
  return store;
}

/** From this length on a text takes as much room as it needs: MMKV leaves room for eight more like it. */
const LARGE = 16 * 1024;
/** Where MMKV keeps a store in a file of its name, and its checksum in another, on both systems. */
const FOLDER = 'mmkv';
const BESIDE = /\.crc$/;

function listNames(): readonly string[] | null {
  try {
    const names = new Directory(Paths.document, FOLDER).list().map(({ name }) => name);
    return names.filter((name) => !BESIDE.test(name));
  } catch {
    return null;
  }
}

/** A file a store. */
export const deviceStores: Stores = {
  open: (name) => ({
    get: (key) => mmkv(name).getString(key),
    set(key, text) {
      mmkv(name).set(key, text);
      if (text.length >= LARGE) mmkv(name).trim();
    },
    remove: (key) => void mmkv(name).remove(key),
    keys: () => mmkv(name).getAllKeys(),
  }),
  exists: existsMMKV,
  names: listNames,
  drop(name) {
    // A store that was opened is emptied only: MMKV asks every opened one for changes when the app comes to the
    // foreground, and that crashes where its file was deleted (margelo/react-native-mmkv#1082).
    const store = opened.get(name);
    if (store) store.clearAll();
    else deleteMMKV(name);
  },
};

/** Calls back when the stores may be read: on a phone at once. */
export const callWhenReady = (start: () => void): void => start();
