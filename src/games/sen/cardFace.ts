import type { Card } from '../../rules/kernel/types';
import { LANDS, specialOf, type Special } from '../../rules/sen/cards';

/** The name of the picture on the back of all cards. */
export const BACK = 'back';

/** What is drawn on a card, and how. The face of a piece is one text made of it: `7`, `7 memory`, `peek small`. */
export interface CardFace {
  /** A number of crows, or the name of a special. */
  readonly picture: string;
  /** True if the card lies face down and the viewer remembers it. */
  readonly isMemory: boolean;
  /** True if the card is drawn so small that its number has to be larger than in the picture. */
  readonly isSmall: boolean;
}

const MEMORY = 'memory';
const SMALL = 'small';

export const pictureOf = (card: Card): string => specialOf(card) ?? String(LANDS[card].crows);

export const encodeFace = ({ picture, isMemory, isSmall }: CardFace): string =>
  [picture, ...(isMemory ? [MEMORY] : []), ...(isSmall ? [SMALL] : [])].join(' ');

export function decodeFace(face: string): CardFace {
  const [picture, ...how] = face.split(' ');
  return { picture, isMemory: how.includes(MEMORY), isSmall: how.includes(SMALL) };
}

export const PICTURES: readonly string[] = [
  ...new Set(LANDS.flatMap((_, card) => (card === 0 ? [] : [pictureOf(card)]))),
];

const cardWith = (picture: string): Card => LANDS.findIndex((_, card) => card > 0 && pictureOf(card) === picture);
export const crowsOn = (picture: string): number => LANDS[cardWith(picture)].crows;
export const specialOn = (picture: string): Special | null => LANDS[cardWith(picture)].special;
