/** On a phone the system itself looks after where its reader stands. */
const leave = (): void => {};

export const isLedByKeys = (): boolean => false;
export const isDialogOpen = (): boolean => false;
export const listDialogButtons = (): Element[] => [];
export const moveFocus: (view: unknown) => void = leave;
export const keepFocus = (_root: unknown, _find: () => unknown): (() => void) => leave;
export const giveFocus = (_dialog: unknown, _first: unknown): (() => void) => leave;
export const enterScreen = (_screen: unknown): (() => void) => leave;
