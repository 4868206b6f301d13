/** How a person wants the app to look and move. Part of the settings. */
export interface Look {
  readonly theme: 'system' | 'dark' | 'light';
  readonly speed: 'off' | 'fast' | 'normal' | 'slow';
  readonly leftHand: boolean;
  readonly largeCards: boolean;
  readonly highContrast: boolean;
}

export const firstLook: Look = {
  theme: 'system',
  speed: 'normal',
  leftHand: false,
  largeCards: false,
  highContrast: false,
};
