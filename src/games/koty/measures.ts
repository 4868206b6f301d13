import type { Box } from '../../table/box';

/** Height of a card for a width of 1. */
export const ASPECT = 1.4;
/** How far a card of a land lies below the one on it, in parts of its width: so far that its ×2 is seen. */
export const STEP = 0.265;
/** A land of three 9s and a cat on them. */
export const STACK = ASPECT + 3 * STEP;

/** A plate; the small words below a place. */
export const PLATE = 22;
export const CAPTION = 19;

/** Around what lies on a paper, between two papers, between two parts of the table. */
export const PAD = 4;
export const BETWEEN = 6;
export const APART = 8;

/** Four lands side by side: the middle of the first, the top of all, from one to the next. */
export interface Row {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly card: number;
}

export const rowIn = (box: Box, y: number, card: number, pitch: number): Row => ({
  x: box.x + box.width / 2 - 1.5 * pitch,
  y,
  pitch,
  card,
});
