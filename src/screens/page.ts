import * as SplashScreen from 'expo-splash-screen';

import type { Language } from '../words/words';

export interface Page {
  readonly language: Language;
  readonly ground: string;
  readonly focus: string;
}

void SplashScreen.preventAutoHideAsync();

/** Does nothing: on a phone the system paints what lies around the app. */
export function paintPage(_page: Page): void {}

/** On a phone this is always empty, since the navigation receives the whole link. */
export const readAddressHash = (): string => '';

/** Does nothing: on a phone the navigation hears of every link. */
export const watchAddress =
  (_shown: string): (() => void) =>
  () => {};

export const hideSplash = (): void => SplashScreen.hide();
