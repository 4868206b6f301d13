import type { Card } from '../../rules/kernel/types';
import type { Token } from '../../rules/three-chapters/ability';
import { FIGURES } from '../../rules/three-chapters/cards';

/** The side that is the same on all cards. */
export const BACK = 'back';

/** What is drawn as a piece, and how. As its face it is one text: `dragon`, `dragon small`, `hearts token`. */
export interface Look {
  /** The key of a figure, or a token. */
  readonly picture: string;
  /** It is drawn so small that value and traits must be larger than in the picture. */
  readonly isSmall: boolean;
  readonly isToken: boolean;
}

const SMALL = 'small';
const TOKEN = 'token';

export const faceOf = (card: Card, isSmall = false): string =>
  [FIGURES[card].key, ...(isSmall ? [SMALL] : [])].join(' ');

export const tokenFace = (token: Token): string => `${token} ${TOKEN}`;

export function lookOf(face: string): Look {
  const [picture, ...how] = face.split(' ');
  return { picture, isSmall: how.includes(SMALL), isToken: how.includes(TOKEN) };
}
