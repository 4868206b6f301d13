import type { Box } from '../../table/layout/box';

/** Height of a card for a width of 1. */
export const ASPECT = 1.4;
/** A plate, and the small words below a place; a line of small words, a number of two digits, and the shortest words of chapter III. */
export const PLATE = 22;
export const CAPTION = 22;
export const LINE = 18;
export const NUMBER = 28;
export const SHORT = 58;
/** Around what lies on a paper, and between two parts of the table. */
export const PAD = 4;
export const GAP = 4;
/** Cards narrower than this show their value and traits larger, and no name. */
export const SMALL = 80;

/** So many of a pile are drawn, each a little above the one below. */
export const PILED = 4;
export const LIFT = 1.5;
/** On papers no card is wider. */
export const LARGEST_CARD = 96;

/** A card by its middle, and how wide it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly card: number;
}

/** Of a card that others cover, at least this part of its width should be seen; and where cards are read at a glance. */
const SEEN = 0.42;
export const ALL_SEEN = 0.9;

/** So many cards in a box, as large as it goes, in rows, one partly on the other where there are many. */
export function spread(count: number, { x, y, width, height }: Box, widest: number, seen = SEEN): Spot[] {
  let best = { card: 0, rows: 1, across: 1 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const across = Math.ceil(count / rows);
    const card = Math.min(widest, width / (1 + seen * (across - 1)), (height - (rows - 1) * GAP) / rows / ASPECT);
    if (card > best.card) best = { card, rows, across };
  }
  const { card, rows, across } = best;
  const pitch = across > 1 ? Math.min(card + GAP, (width - card) / (across - 1)) : 0;
  const tall = ASPECT * card;
  const top = y + (height - rows * tall - (rows - 1) * GAP) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: x + width / 2 + ((index % across) - (inRow - 1) / 2) * pitch,
      y: top + row * (tall + GAP) + tall / 2,
      card,
    };
  });
}
