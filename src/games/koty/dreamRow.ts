import { ASPECT, CAPTION as DRAWN, CAPTION_LINE } from '../../table/layout/measures';
import type { Rect } from '../../table/layout/rect';

/** How far a card of a land sticks out below the one on it, in parts of its width; its ×2 has to be visible. */
export const STEP = 0.265;
/** The same where cards are so small that the edges of 9s can be counted, but not read. */
export const SMALL_STEP = 0.15;
/** The height of a land with so many cards, and of one with three 9s and a cat, in parts of a card's width. */
export const heightOfStack = (cards: number, step = STEP): number => ASPECT + step * Math.max(0, cards - 1);
export const STACK = heightOfStack(4);
export const SMALL_STACK = heightOfStack(4, SMALL_STEP);
/** Room for the caption below a place; its padding lies in the gap to the next part of the table. */
export const CAPTION_HEIGHT = CAPTION_LINE + DRAWN.padding;
/** The gaps between two papers, between two parts of the table, and between a plate and what lies below it. */
export const BETWEEN = 6;
export const APART = 8;
export const BELOW_PLATE = 2;

/** Four lands side by side: the middle of the first, their top edge, and the distance from one to the next. */
export const rowIn = (
  { x, width }: Pick<Rect, 'x' | 'width'>,
  y: number,
  card: number,
  pitch: number,
  step = STEP,
) => ({
  x: x + width / 2 - 1.5 * pitch,
  y,
  pitch,
  card,
  step,
});

export type Row = Readonly<ReturnType<typeof rowIn>>;
