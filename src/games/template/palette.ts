/** Colours of the cards and of the ground. */
export const palette = {
  card: '#fff1d6',
  ink: '#1b1038',
  back: '#27407a',
  step: '#f3c26b',
  groundDark: '#131f3d',
  groundLight: '#cfe0ee',
} as const;

/** Ground colours of the table, in dark themes and in light ones. */
export const tint = {
  dark: { panel: '#182647', chip: '#27396a', line: '#8095c9' },
  light: { panel: '#f5f9fd', chip: '#d6e4f0', line: '#6b82a6' },
} as const;
