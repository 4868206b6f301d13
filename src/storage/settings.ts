import { defaultAppearance, SPEEDS, type Appearance } from './appearance';
import { readBoolean, listField, readOption, type FieldReaders } from './fields';

/** How loud the sounds are, beside the volume of the device. */
export const VOLUMES = ['low', 'middle', 'full'] as const;
export type Volume = (typeof VOLUMES)[number];

export interface Settings extends Appearance {
  /** `system`: the first language of the phone that the app speaks. */
  readonly language: 'system' | 'pl' | 'en';
  readonly sound: boolean;
  readonly volume: Volume;
  /** Whether cats that play say something now and then. */
  readonly voices: boolean;
  readonly haptics: boolean;
  /** The curtain falls whenever the device changes hands, or only in games where somebody sees what others do not. */
  readonly handOver: 'always' | 'needed';
  /** Whether what is met for the first time in a game is explained. */
  readonly hints: boolean;
  /** The hints that were read, as `<game>:<id>`. */
  readonly hinted: readonly string[];
  /** Whether the screen stays lit while a score sheet is open. */
  readonly awake: boolean;
  /** Whether the first start was seen. */
  readonly welcomed: boolean;
  /** Games whose lesson was finished. */
  readonly lessons: readonly string[];
}

export const settingsFields: FieldReaders<Settings> = {
  theme: readOption(['system', 'dark', 'light'], defaultAppearance.theme),
  speed: readOption(SPEEDS, defaultAppearance.speed),
  leftHand: readBoolean(defaultAppearance.leftHand),
  largeCards: readBoolean(defaultAppearance.largeCards),
  highContrast: readBoolean(defaultAppearance.highContrast),
  language: readOption(['system', 'pl', 'en'], 'system'),
  sound: readBoolean(true),
  volume: readOption(VOLUMES, 'middle'),
  voices: readBoolean(true),
  haptics: readBoolean(true),
  handOver: readOption(['always', 'needed'], 'always'),
  hints: readBoolean(true),
  hinted: listField((found) => (typeof found === 'string' ? found : null)),
  awake: readBoolean(true),
  welcomed: readBoolean(false),
  lessons: listField((found) => (typeof found === 'string' ? found : null)),
};
