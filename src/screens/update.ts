/** Does nothing: on phones the store brings new versions. */
export const followUpdates = (): void => {};

/** The function that switches to a downloaded newer version; null when there is none. */
export const useUpdate = (): (() => void) | null => null;
