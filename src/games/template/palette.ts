/** Colours of the cards and of the ground. */
export const palette = {
  card: '#fff1d6',
  ink: '#1b1038',
  back: '#27407a',
  step: '#f3c26b',
  groundDark: '#131f3d',
  groundLight: '#cfe0ee',
} as const;
