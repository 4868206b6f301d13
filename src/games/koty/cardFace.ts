import type { Card } from '../../rules/kernel/types';
import { CARDS, colourOf } from '../../rules/koty/cards';

/** The name of the picture on the back of all cards. */
export const BACK = 'back';

/**
 * What is drawn on a card, and how. The face of a piece is one text made of it: `blue-1`, `blue-1 small`, `joker
 * blue-1`, `joker crow small`, `blue-1 tile4`.
 */
export interface CardFace {
  /** A cat by colour and value, or `crow`, `joker`, `moth`, `bat`, `owl`, `dragon`. */
  readonly picture: string;
  /** The picture of the card that a joker is played as. */
  readonly as: string | null;
  /** True if the card is drawn so small that its value has to be larger than in the picture. */
  readonly isSmall: boolean;
  /** By how much 9s multiply a card that is drawn as a tile, since it is too small for a picture; null for all others. */
  readonly tile: number | null;
}

const SMALL = 'small';
const TILE = 'tile';

export const encodeFace = ({
  picture,
  as = null,
  isSmall = false,
  tile = null,
}: { readonly picture: string } & Partial<CardFace>): string =>
  [picture, ...(as === null ? [] : [as]), ...(isSmall ? [SMALL] : []), ...(tile === null ? [] : [TILE + tile])].join(
    ' ',
  );

export function decodeFace(face: string): CardFace {
  const [picture, ...how] = face.split(' ');
  const tile = how.find((word) => word.startsWith(TILE));
  return {
    picture,
    as: how.find((word) => word !== SMALL && word !== tile) ?? null,
    isSmall: how.includes(SMALL),
    tile: tile === undefined ? null : Number(tile.slice(TILE.length)),
  };
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
