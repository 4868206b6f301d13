import { ASPECT, GAP } from './measures';
import type { Rect, Spot } from './rect';

type Point = Pick<Spot, 'x' | 'y'>;

/** Places `count` points in rows around a middle, `across` to a row; a row that is not full is centred. */
export function breakIntoRows(count: number, across: number, middle: Point, pitch: number, down: number): Point[] {
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
  /** The part of a covered card's width that should stay visible. */
  readonly part: number;
  /** Whether cards should rather show less than that than become smaller. */
  readonly isLess?: boolean;
}

/** Fits cards into a box in rows, as large as possible; when there are many, they overlap. */
export function spread(count: number, box: Rect, widest: number, { part, isLess }: Seen): Spot[] {
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
  return breakIntoRows(count, across, middle, pitch, ASPECT * card + GAP).map((at) => ({ ...at, width: card }));
}
