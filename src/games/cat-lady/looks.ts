/** What is drawn, and how. As a piece's face it is one text: `luna`, `luna small`, `chicken token`. */
export interface Look {
  /** A card's key in the rules, a back, or what lies beside cards. */
  readonly picture: string;
  /** It is drawn so small that worth and food must be larger than in the picture. */
  readonly isSmall: boolean;
  /** Not a card: food, points, or the cat that walks round the grid. */
  readonly isToken: boolean;
}

const SMALL = 'small';
const TOKEN = 'token';

export const faceOf = ({ picture, isSmall, isToken }: Look): string =>
  [picture, ...(isSmall ? [SMALL] : []), ...(isToken ? [TOKEN] : [])].join(' ');

export function lookOf(face: string): Look {
  const [picture, ...how] = face.split(' ');
  return { picture, isSmall: how.includes(SMALL), isToken: how.includes(TOKEN) };
}
