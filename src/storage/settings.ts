import { firstLook, type Look } from '../theme/look';

import { flag, listOf, oneOf, type Fields } from './fields';

export interface Settings extends Look {
  /** `system`: the first language of the phone that the app speaks. */
  readonly language: 'system' | 'pl' | 'en';
  readonly sound: boolean;
  readonly haptics: boolean;
  /** The curtain falls whenever the device changes hands, or only in games where somebody sees what others do not. */
  readonly handOver: 'always' | 'needed';
  /** Games whose lesson was finished. */
  readonly lessons: readonly string[];
}

export const settingsFields: Fields<Settings> = {
  theme: oneOf(['system', 'dark', 'light'], firstLook.theme),
  speed: oneOf(['off', 'fast', 'normal', 'slow'], firstLook.speed),
  leftHand: flag(firstLook.leftHand),
  largeCards: flag(firstLook.largeCards),
  highContrast: flag(firstLook.highContrast),
  language: oneOf(['system', 'pl', 'en'], 'system'),
  sound: flag(true),
  haptics: flag(true),
  handOver: oneOf(['always', 'needed'], 'always'),
  lessons: listOf((found) => (typeof found === 'string' ? found : null)),
};
