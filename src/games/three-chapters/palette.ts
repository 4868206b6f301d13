/** As in scripts/art/three-chapters: what is written and framed here must look painted with the cards. */
export const palette = {
  ink: '#2e2118',
  parchment: '#f3e4c1',
  forest: '#1f4d3c',
  gold: '#e0a93a',
} as const;
