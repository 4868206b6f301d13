/** How fast cards fly and bots play; `tap`: after each bot's turn the table waits for a tap. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow', 'tap'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How a person wants the app to look and move. Part of the settings. */
export interface Appearance {
  readonly theme: 'system' | 'dark' | 'light';
  readonly speed: Speed;
  readonly leftHand: boolean;
  readonly largeCards: boolean;
  readonly highContrast: boolean;
}

export const defaultAppearance: Appearance = {
  theme: 'system',
  speed: 'normal',
  leftHand: false,
  largeCards: false,
  highContrast: false,
};
