/** What is drawn, and how. As a piece's face it is one text: `luna`, `luna small`, `luna small fed`, `chicken token 3/5`. */
export interface Look {
  /** A card's key in the rules, a back, or what lies beside cards. */
  readonly picture: string;
  /** It is drawn so small that worth and food must be larger than in the picture. */
  readonly isSmall: boolean;
  /** Not a card: food, points, an arrow, or the cat that walks round the grid. */
  readonly isToken: boolean;
  /** A cat that has, or could have, all it wants. */
  readonly isFed: boolean;
  /** What is written on a token; of a cat at the feeding, what it brings. */
  readonly count: string | null;
}

const SMALL = 'small';
const TOKEN = 'token';
const FED = 'fed';

export const faceOf = ({
  picture,
  isSmall = false,
  isToken = false,
  isFed = false,
  count = null,
}: Pick<Look, 'picture'> & Partial<Look>): string =>
  [
    picture,
    ...(isSmall ? [SMALL] : []),
    ...(isToken ? [TOKEN] : []),
    ...(isFed ? [FED] : []),
    ...(count === null ? [] : [count]),
  ].join(' ');

export function lookOf(face: string): Look {
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

/** Which way an arrow points. */
export const ARROWS = ['left', 'right', 'up'] as const;
export type Arrow = (typeof ARROWS)[number];
export const isArrow = (picture: string): picture is Arrow => (ARROWS as readonly string[]).includes(picture);
