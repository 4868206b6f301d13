import { freeze } from '../kernel/clone';
import type { Card } from '../kernel/types';

export interface Face {
  readonly number: number;
}

export const HIGHEST = 12;
const COPIES = 4;

/** By card; there is no card 0, which stands for one that lies face down. */
export const CARDS: readonly Face[] = freeze([
  { number: 0 },
  ...Array.from({ length: HIGHEST * COPIES }, (_, i) => ({ number: 1 + Math.floor(i / COPIES) })),
]);

export const DECK: readonly Card[] = freeze(CARDS.map((_, card) => card).slice(1));

export const numberOf = (card: Card): number => CARDS[card].number;
