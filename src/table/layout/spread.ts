import type { Box, Spot } from './box';
import { ASPECT, GAP } from './measures';

type Point = Pick<Spot, 'x' | 'y'>;

/** So many in rows around a middle, so many in a row; a row that is not full stands in the middle. */
export function inRows(count: number, across: number, middle: Point, pitch: number, down: number): Point[] {
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: middle.x + ((index % across) - (inRow - 1) / 2) * pitch,
      y: middle.y + (row - (rows - 1) / 2) * down,
    };
  });
}

export interface Seen {
  /** Of a card that others cover, at least this part of its width should be seen. */
  readonly part: number;
  /** Cards rather show less than that than become smaller. */
  readonly isLess?: boolean;
}

/** So many cards in a box, as large as it goes, in rows, one partly on the other where there are many. */
export function spread(count: number, box: Box, widest: number, { part, isLess }: Seen): Spot[] {
  const { x, y, width, height } = box;
  let best = { value: -1, card: 0, across: Math.max(1, count), pitch: 0 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const across = Math.ceil(count / rows);
    const tall = (height - (rows - 1) * GAP) / rows / ASPECT;
    const card = Math.min(widest, width, tall, isLess ? width : width / (1 + (across - 1) * part));
    if (card <= 1) break;
    const pitch = across > 1 ? Math.min(card + GAP, (width - card) / (across - 1)) : 0;
    const value = isLess && across > 1 ? Math.min(card, pitch / part) : card;
    if (value > best.value) best = { value, card, across, pitch };
  }
  const { card, across, pitch } = best;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return inRows(count, across, middle, pitch, ASPECT * card + GAP).map((at) => ({ ...at, width: card }));
}
