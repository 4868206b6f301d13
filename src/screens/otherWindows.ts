/** On a phone the app has one window. */
export const followOtherWindows = (): (() => void) => () => {};
