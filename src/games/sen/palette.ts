/** Colours of night, sea and the one warm light; scripts/art paints the cards with them. */
export const palette = {
  night: '#14163c',
  teal: '#2f8c98',
  pale: '#d5f0e2',
  cream: '#fbf2d8',
  crow: '#0e0c1e',
  lamp: '#ffd56e',
} as const;
