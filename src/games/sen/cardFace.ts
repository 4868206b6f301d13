import type { Card } from '../../rules/kernel/types';
import { LANDS, specialOf, type Special } from '../../rules/sen/cards';

/** What is drawn on a card, and how. As a piece's face it is one text: `7`, `7 memory`, `peek small`. */
export interface Look {
  /** A number of crows, or a special. */
  readonly picture: string;
  /** It lies face down, and the viewer remembers it. */
  readonly isMemory: boolean;
  /** It is drawn so small that its number must be larger than in the picture. */
  readonly isSmall: boolean;
}

const MEMORY = 'memory';
const SMALL = 'small';

export const pictureOf = (card: Card): string => specialOf(card) ?? String(LANDS[card].crows);

export const faceOf = ({ picture, isMemory, isSmall }: Look): string =>
  [picture, ...(isMemory ? [MEMORY] : []), ...(isSmall ? [SMALL] : [])].join(' ');

export function lookOf(face: string): Look {
  const [picture, ...how] = face.split(' ');
  return { picture, isMemory: how.includes(MEMORY), isSmall: how.includes(SMALL) };
}

export const PICTURES: readonly string[] = [
  ...new Set(LANDS.flatMap((_, card) => (card === 0 ? [] : [pictureOf(card)]))),
];

const cardWith = (picture: string): Card => LANDS.findIndex((_, card) => card > 0 && pictureOf(card) === picture);
export const crowsOn = (picture: string): number => LANDS[cardWith(picture)].crows;
export const specialOn = (picture: string): Special | null => LANDS[cardWith(picture)].special;
