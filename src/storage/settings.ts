import { firstLook, type Look } from '../theme/look';

export interface Settings extends Look {
  /** `system`: the first language of the phone that the app speaks. */
  readonly language: 'system' | 'pl' | 'en';
  readonly sound: boolean;
  readonly haptics: boolean;
  /** The curtain falls whenever the device changes hands, or only where a secret would show. */
  readonly handOver: 'always' | 'needed';
  /** Games whose lesson was finished. */
  readonly lessons: readonly string[];
}

export const firstSettings: Settings = { ...firstLook, language: 'system', sound: true, haptics: true, handOver: 'always', lessons: [] };
