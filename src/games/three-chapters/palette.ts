/** The colours of scripts/art/three-chapters: text and frames drawn here have to look painted with the cards. */
export const palette = {
  ink: '#2e2118',
  parchment: '#f3e4c1',
  forest: '#1f4d3c',
  gold: '#e0a93a',
} as const;
