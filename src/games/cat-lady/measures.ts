import type { Box } from '../../table/layout/box';

/** Height of a card for a width of 1. */
export const ASPECT = 1.4;
/** Height of a plate. */
export const PLATE = 22;
/** Around what lies on a paper, and between two things that lie side by side. */
export const PAD = 4;
export const GAP = 4;
/** Between papers, and between what does not belong together. */
export const APART = 6;
/** Cards narrower than this show their worth and food larger, and no name. */
export const SMALL = 80;

/** Something in its middle, and how wide it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Of a card that others cover, at least this part of its width should be seen. */
const SEEN = 0.55;
/** What a cat wants stands at its foot: that must not lie under the next. */
export const WELL_SEEN = 0.95;

/** So many cards in a box, as large as it goes, in rows, one partly on the other where there are many; rather smaller than less of each `seen`. */
export function spread(count: number, { x, y, width, height }: Box, widest: number, seen?: number): Spot[] {
  let best = { value: -1, card: 0, rows: 1, across: 1, pitch: 0 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const across = Math.ceil(count / rows);
    const tall = (height - (rows - 1) * GAP) / rows / ASPECT;
    const card = Math.min(widest, width, tall, width / (1 + (across - 1) * (seen ?? 0)));
    if (card <= 1) break;
    const fitting = across > 1 ? Math.min(card + GAP, (width - card) / (across - 1)) : 0;
    const value = across > 1 ? Math.min(card, fitting / (seen ?? SEEN)) : card;
    if (value > best.value) best = { value, card, rows, across, pitch: fitting };
  }
  const { card, rows, across, pitch } = best;
  const all = rows * ASPECT * card + (rows - 1) * GAP;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    const column = index - row * across;
    return {
      x: x + width / 2 + (column - (inRow - 1) / 2) * pitch,
      y: y + (height - all) / 2 + (row + 0.5) * ASPECT * card + row * GAP,
      width: card,
    };
  });
}
