import type { Stores } from '../storage/store';

/** On a phone the app has one window. */
export const followOtherWindows = (_stores: Stores): (() => void) | undefined => undefined;
