/** On a phone the system itself looks after where its reader stands. */
export const keepFocus =
  (_root: unknown, _find: () => unknown): (() => void) =>
  () => {};

export const isLedByKeys = (): boolean => false;

export const moveFocus = (_view: unknown): void => {};

export const hasFocus = (_root: unknown): boolean => true;
