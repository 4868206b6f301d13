import type { Box } from '../../table/box';
import { TARGET } from '../../theme/space';

/** Height of a card for a width of 1. */
export const ASPECT = 1.4;
/** Between two cards. */
export const GAP = 6;

/** Where a card lies: the place around it, and the card's width in the middle of it. */
export interface Spot extends Box {
  readonly card: number;
}

export interface Spots {
  /** By seat. */
  readonly dreams?: Readonly<Record<number, readonly Spot[]>>;
  readonly plates?: Readonly<Record<number, Box>>;
  readonly closed?: Spot;
  readonly open?: Spot;
  /** By how many cards are in hand: one lies in the middle, two side by side. */
  readonly hand?: readonly (readonly Spot[])[];
}

/** One way to lay out a part of the table. */
export interface Way {
  /** Rows of cards, and the height that does not grow with the cards. */
  readonly rows: number;
  readonly fixed: number;
  /** How wide a place may be. */
  readonly cell: number;
  /** How far it is from a row of its own for each dream, its plate above: harder to remember. */
  readonly folds: number;
  lay(box: Box, card: number): Spots;
}

/** How large the cards of a block should be. */
export interface Drawn {
  readonly weight: number;
  /** Cards wider than this gain little, and cards wider than that nothing. */
  readonly enough: number;
  readonly widest: number;
}

/** A part of the table: the dreams of the others, the piles and the hand, the own dream. */
export interface Block extends Drawn {
  ways(width: number): readonly Way[];
}

export const heightOf = (way: Way, card: number): number => way.fixed + way.rows * card * ASPECT;

/** A place so large that a finger meets it, but no larger than its cell. */
export const placeWidth = (card: number, cell: number): number => Math.min(cell, Math.max(TARGET, card + GAP));

export function spot(x: number, y: number, card: number, cell: number): Spot {
  const width = placeWidth(card, cell);
  const height = card * ASPECT + GAP;
  return { x: x - width / 2, y: y - height / 2, width, height, card };
}
