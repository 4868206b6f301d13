/** Violet dusk and four furs; cards are painted with these by scripts/art. */
export const palette = {
  ink: '#1b1038',
  night: '#241748',
  cream: '#fff1d6',
  lamp: '#ffd56e',
  blue: '#6b95f5',
  yellow: '#fbc04a',
  green: '#62c585',
  pink: '#ff8fb6',
} as const;
