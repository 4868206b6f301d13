import type { Card } from '../../rules/kernel/types';
import type { Token } from '../../rules/three-chapters/ability';
import { FIGURES } from '../../rules/three-chapters/cards';

/** The name of the picture on the back of all cards. */
export const BACK = 'back';

/**
 * What is drawn on a piece, and how. The face of a piece is one text made of it: `dragon`, `dragon small`, `hearts
 * token`.
 */
export interface CardFace {
  /** The key of a figure, or the name of a token. */
  readonly picture: string;
  /** True if the card is drawn so small that value and traits have to be larger than in the picture. */
  readonly isSmall: boolean;
  readonly isToken: boolean;
}

const SMALL = 'small';
const TOKEN = 'token';

export const encodeFace = (card: Card, isSmall = false): string =>
  [FIGURES[card].key, ...(isSmall ? [SMALL] : [])].join(' ');

export const faceOfToken = (token: Token): string => `${token} ${TOKEN}`;

export function decodeFace(face: string): CardFace {
  const [picture, ...how] = face.split(' ');
  return { picture, isSmall: how.includes(SMALL), isToken: how.includes(TOKEN) };
}
