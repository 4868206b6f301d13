import { freeze } from '../kernel/clone';
import type { Card } from '../kernel/types';

export type Special = 'take' | 'peek' | 'swap';

export interface Land {
  readonly crows: number;
  readonly special: Special | null;
}

/** What the box holds (S1.1). */
const BOX: readonly (Land & { readonly copies: number })[] = freeze([
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((crows) => ({ crows, special: null, copies: 4 })),
  { crows: 9, special: null, copies: 9 },
  { crows: 5, special: 'take', copies: 3 },
  { crows: 6, special: 'peek', copies: 3 },
  { crows: 7, special: 'swap', copies: 3 },
]);

/** Lands by card. There is no card 0: it stands for a land that lies face down. */
export const LANDS: readonly Land[] = freeze([
  { crows: 0, special: null },
  ...BOX.flatMap(({ crows, special, copies }) => Array.from({ length: copies }, () => ({ crows, special }))),
]);

export const DECK: readonly Card[] = freeze(LANDS.map((_, card) => card).slice(1));

export const NINE = 9;
export const MEAN_CROWS = DECK.reduce((sum, card) => sum + LANDS[card].crows, 0) / DECK.length;

export const crowsOf = (card: Card): number => LANDS[card].crows;
export const specialOf = (card: Card): Special | null => LANDS[card].special;
