/** A text that stood on this device and made no sense, by its key, and whether it is kept beside what took its place. */
export interface UnreadText {
  readonly key: UnreadKey;
  readonly isKept: boolean;
}

export const UNREAD_KEYS = ['root', 'match', 'sheet', 'people', 'settings', 'choices'] as const;
export type UnreadKey = (typeof UNREAD_KEYS)[number];

/** What could not be read since the app was opened, until a person has been told. */
export interface UnreadTexts {
  get(): readonly UnreadText[];
  add(text: UnreadText): void;
  /** They have been told. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export const isUnreadKey = (key: string): key is UnreadKey => UNREAD_KEYS.some((one) => one === key);

export function createUnreadTexts(): UnreadTexts {
  let texts: readonly UnreadText[] = [];
  const listeners = new Set<() => void>();
  function replaceTexts(to: readonly UnreadText[]) {
    texts = to;
    listeners.forEach((listener) => listener());
  }
  return {
    get: () => texts,
    add: (text) => replaceTexts([...texts.filter(({ key }) => key !== text.key), text]),
    clear: () => replaceTexts([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
