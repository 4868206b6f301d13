/** How a person wants the app to look and move. Part of the settings. */
export interface Appearance {
  readonly theme: 'system' | 'dark' | 'light';
  readonly speed: 'off' | 'fast' | 'normal' | 'slow';
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
