/** The names of the pictures on the back of most cards, and on that of strays. */
export const BACK = 'back';
export const STRAY_BACK = 'strayBack';

/**
 * What is drawn, and how. The face of a piece is one text made of it: `luna`, `luna small`, `luna small fed`, `chicken
 * token 3/5`.
 */
export interface CardFace {
  /** A card's key in the rules, a back, or the name of a token. */
  readonly picture: string;
  /** True if the card is drawn so small that worth and food have to be larger than in the picture. */
  readonly isSmall: boolean;
  /** True for things that are not cards: food, points, an arrow, or the cat that walks round the grid. */
  readonly isToken: boolean;
  /** True for a cat that has, or could have, all it wants. */
  readonly isFed: boolean;
  /** The text on a token; for a cat at the feeding, the points that it brings. */
  readonly count: string | null;
}

const SMALL = 'small';
const TOKEN = 'token';
const FED = 'fed';

export const encodeFace = ({
  picture,
  isSmall = false,
  isToken = false,
  isFed = false,
  count = null,
}: Pick<CardFace, 'picture'> & Partial<CardFace>): string =>
  [
    picture,
    ...(isSmall ? [SMALL] : []),
    ...(isToken ? [TOKEN] : []),
    ...(isFed ? [FED] : []),
    ...(count === null ? [] : [count]),
  ].join(' ');

export function decodeFace(face: string): CardFace {
  const [picture, ...how] = face.split(' ');
  const isToken = how.includes(TOKEN);
  return {
    picture,
    isSmall: how.includes(SMALL),
    isToken,
    isFed: how.includes(FED),
    count: how.find((one) => /^[+−]?\d/.test(one)) ?? null,
  };
}

/** The directions in which an arrow may point. */
export const ARROWS = ['left', 'right', 'up'] as const;
export type GridArrow = (typeof ARROWS)[number];
export const isGridArrow = (picture: string): picture is GridArrow => (ARROWS as readonly string[]).includes(picture);
