import type { Box } from '../../table/layout/box';
import { ASPECT, CAPTION as DRAWN, LINE } from '../../table/layout/measures';

/** How far a card of a land lies below the one on it, in parts of its width: so far that its ×2 is seen. */
export const STEP = 0.265;
/** As high as a land of so many cards, and as one of three 9s and a cat on them, in parts of a card's width. */
export const stackHeight = (cards: number): number => ASPECT + STEP * Math.max(0, cards - 1);
export const STACK = stackHeight(4);
/** The words below a place: what is around them lies in the room between two parts of the table. */
export const CAPTION = LINE + DRAWN.padding;
/** Between two papers, between two parts of the table; and between a plate and what lies below it. */
export const BETWEEN = 6;
export const APART = 8;
export const BELOW_PLATE = 2;

/** Four lands side by side: the middle of the first, the top of all, from one to the next. */
export interface Row {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly card: number;
}

export const rowIn = ({ x, width }: Pick<Box, 'x' | 'width'>, y: number, card: number, pitch: number): Row => ({
  x: x + width / 2 - 1.5 * pitch,
  y,
  pitch,
  card,
});
