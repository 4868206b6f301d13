/** The colours of scripts/art/koty: text and frames drawn here have to look painted with the cards. */
export const palette = {
  ink: '#1b1038',
  cream: '#fff1d6',
} as const;
