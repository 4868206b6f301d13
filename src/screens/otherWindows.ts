import type { Stores } from '../storage/store';

/** Does nothing: on a phone the app has one window. */
export const followOtherWindows = (_stores: Stores): (() => void) | undefined => undefined;
