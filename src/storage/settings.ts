import { defaultAppearance, type Appearance } from './appearance';
import { booleanField, listField, optionField, type FieldReaders } from './fields';

export interface Settings extends Appearance {
  /** `system`: the first language of the phone that the app speaks. */
  readonly language: 'system' | 'pl' | 'en';
  readonly sound: boolean;
  readonly haptics: boolean;
  /** The curtain falls whenever the device changes hands, or only in games where somebody sees what others do not. */
  readonly handOver: 'always' | 'needed';
  /** Whether what is met for the first time in a game is explained. */
  readonly hints: boolean;
  /** The hints that were read, as `<game>:<id>`. */
  readonly hinted: readonly string[];
  /** Whether the screen stays lit while a score sheet is open. */
  readonly awake: boolean;
  /** Games whose lesson was finished. */
  readonly lessons: readonly string[];
}

export const settingsFields: FieldReaders<Settings> = {
  theme: optionField(['system', 'dark', 'light'], defaultAppearance.theme),
  speed: optionField(['off', 'fast', 'normal', 'slow'], defaultAppearance.speed),
  leftHand: booleanField(defaultAppearance.leftHand),
  largeCards: booleanField(defaultAppearance.largeCards),
  highContrast: booleanField(defaultAppearance.highContrast),
  language: optionField(['system', 'pl', 'en'], 'system'),
  sound: booleanField(true),
  haptics: booleanField(true),
  handOver: optionField(['always', 'needed'], 'always'),
  hints: booleanField(true),
  hinted: listField((found) => (typeof found === 'string' ? found : null)),
  awake: booleanField(true),
  lessons: listField((found) => (typeof found === 'string' ? found : null)),
};
