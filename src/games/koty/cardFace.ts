import type { Card } from '../../rules/kernel/types';
import { CARDS, colourOf } from '../../rules/koty/cards';

/** The other side of all cards. */
export const BACK = 'back';

/** What is drawn on a card, and how. As a piece's face it is one text: `blue-1`, `blue-1 small`, `joker blue-1`, `joker crow small`. */
export interface Look {
  /** A cat by colour and value, or `crow`, `joker`, `moth`, `bat`, `owl`, `dragon`. */
  readonly picture: string;
  /** What a joker is played as. */
  readonly as: string | null;
  /** It is drawn so small that its value must be larger than in the picture. */
  readonly isSmall: boolean;
}

const SMALL = 'small';

export const faceOf = ({ picture, as = null, isSmall = false }: { readonly picture: string } & Partial<Look>): string =>
  [picture, ...(as === null ? [] : [as]), ...(isSmall ? [SMALL] : [])].join(' ');

export function lookOf(face: string): Look {
  const [picture, ...how] = face.split(' ');
  return { picture, as: how.find((word) => word !== SMALL) ?? null, isSmall: how.includes(SMALL) };
}

export type Suit = 'blue' | 'yellow' | 'green' | 'pink';
const SUITS: readonly Suit[] = ['blue', 'yellow', 'green', 'pink'];

export const suitOn = (picture: string): Suit | null => SUITS.find((suit) => picture.startsWith(suit)) ?? null;

/** A cat by its value. */
export const catPicture = (value: number): string => `${colourOf(value)}-${value}`;

export function pictureOf(card: Card): string {
  const { kind, value } = CARDS[card];
  return kind === 'cat' ? catPicture(value) : kind;
}
