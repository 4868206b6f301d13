/** As in scripts/art/koty: what is written and framed here must look painted with the cards. */
export const palette = {
  ink: '#1b1038',
  cream: '#fff1d6',
} as const;
