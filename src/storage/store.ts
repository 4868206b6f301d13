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
}
