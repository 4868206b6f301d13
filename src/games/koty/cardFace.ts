import type { Card } from '../../rules/kernel/types';
import { CARDS, colourOf } from '../../rules/koty/cards';

/** The name of the picture on the back of all cards. */
export const BACK = 'back';

/**
 * What is drawn on a card, and how. The face of a piece is one text made of it: `blue-1`, `blue-1 small`, `joker
 * blue-1`, `joker crow small`.
 */
export interface CardFace {
  /** A cat by colour and value, or `crow`, `joker`, `moth`, `bat`, `owl`, `dragon`. */
  readonly picture: string;
  /** The picture of the card that a joker is played as. */
  readonly as: string | null;
  /** True if the card is drawn so small that its value has to be larger than in the picture. */
  readonly isSmall: boolean;
}

const SMALL = 'small';

export const encodeFace = ({
  picture,
  as = null,
  isSmall = false,
}: { readonly picture: string } & Partial<CardFace>): string =>
  [picture, ...(as === null ? [] : [as]), ...(isSmall ? [SMALL] : [])].join(' ');

export function decodeFace(face: string): CardFace {
  const [picture, ...how] = face.split(' ');
  return { picture, as: how.find((word) => word !== SMALL) ?? null, isSmall: how.includes(SMALL) };
}

export type Suit = 'blue' | 'yellow' | 'green' | 'pink';
const SUITS: readonly Suit[] = ['blue', 'yellow', 'green', 'pink'];

export const suitOn = (picture: string): Suit | null => SUITS.find((suit) => picture.startsWith(suit)) ?? null;

/** The picture of a cat, by its value. */
export const pictureOfCat = (value: number): string => `${colourOf(value)}-${value}`;

export function pictureOf(card: Card): string {
  const { kind, value } = CARDS[card];
  return kind === 'cat' ? pictureOfCat(value) : kind;
}
