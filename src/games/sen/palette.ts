/** Night, sea and the one warm light; cards are painted with these by scripts/art. */
export const palette = {
  night: '#14163c',
  teal: '#2f8c98',
  pale: '#d5f0e2',
  cream: '#fbf2d8',
  crow: '#0e0c1e',
  lamp: '#ffd56e',
} as const;
