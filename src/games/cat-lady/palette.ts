/** Warm daylight and pastel colours; scripts/art paints the cards with them. */
export const palette = {
  ink: '#3b2f45',
  cream: '#fff6e4',
  /** The paper of the strays' cards. */
  kraft: '#e3c39a',
  peach: '#ffd9b8',
  mint: '#bfe5cf',
  rose: '#f9c3c8',
  butter: '#ffe9a6',
  /** The sign on a cat that is fed. */
  fed: '#2f7d4f',
  /** The sign on a cat that stays hungry. */
  hungry: '#a8323c',
} as const;
