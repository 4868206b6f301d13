import type { UnreadTexts } from './unread';

/** Somewhere to keep texts by key. `set` throws when it is full or broken. */
export interface Store {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** All stores of this device, by name. What happens to one never touches another. */
export interface Stores {
  open(name: string): Store;
  /** Without creating it. */
  exists(name: string): boolean;
  drop(name: string): void;
  /** Of all there are; null where that can't be told. */
  names(): readonly string[] | null;
  /** Tells of each text that another window of the app has changed. A phone has one window and leaves it out. */
  watch?(listener: (name: string, key: string) => void): () => void;
  /** Whether nothing outlives the app here, as in a browser that forbids sites to keep anything. */
  isForbidden?(): boolean;
  /** Where it is said what of the data could not be read. */
  readonly unread?: UnreadTexts;
}
