/** On phones the store brings new versions. */
export const followUpdates = (): void => {};

/** Runs a newer version of the app that has been fetched and waits; null when there is none. */
export const useUpdate = (): (() => void) | null => null;
