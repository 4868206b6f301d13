import * as SplashScreen from 'expo-splash-screen';

import type { Language } from '../words/words';

export interface Page {
  readonly language: Language;
  readonly ground: string;
  readonly focus: string;
}

void SplashScreen.preventAutoHideAsync();

/** What lies around the app: on a phone, nothing that it must paint itself. */
export function paintPage(_page: Page): void {}

/** What stands behind # in the address of the page; links that open an app come with it. */
export const addressHash = (): string => '';

/** Phones tell the navigation of every link. */
export const watchAddress =
  (_shown: string): (() => void) =>
  () => {};

export const hideSplash = (): void => SplashScreen.hide();
