/** The colours of scripts/art/koty: text and frames drawn here have to look painted with the cards. */
export const palette = {
  ink: '#1b1038',
  cream: '#fff1d6',
  grey: '#bdb6d2',
} as const;

/** The fur of cats, by the colour they count as. */
export const furs = { blue: '#6b95f5', yellow: '#fbc04a', green: '#62c585', pink: '#ff8fb6' } as const;
