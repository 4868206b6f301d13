/** A rectangle by its top left corner, in points. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card or token by its centre and its drawn width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The same rectangle by its centre, as places and papers are given. */
export const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2, width, height });

/** Limits a value to a range; if the limits have crossed, the least wins. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The least margin of a table. */
const EDGE = 2;

/** All of a table but its margin. */
export const boxOfTable = (size: Pick<Rect, 'width' | 'height'>, margin: number): Rect =>
  inset({ x: 0, y: 0, width: size.width, height: size.height }, margin);

/** The box above a height, for what may lie over a table. */
export const cutAbove = (y: number, { width, height }: Pick<Rect, 'width' | 'height'>): Rect => ({
  x: EDGE,
  y: EDGE,
  width: width - 2 * EDGE,
  height: Math.min(y, height) - 2 * EDGE,
});

/** Mirrors a box on a table that begins at 0 and has this width. */
export const mirrorIn = <Mirrored extends Rect>(box: Mirrored, width: number): Mirrored => ({
  ...box,
  x: width - box.x - box.width,
});

/** Centres a box of this size on another, then moves it into the arena; it gets no larger than the arena. */
export function openNear(arena: Rect, near: Rect, wide: number, high: number): Rect {
  const [width, height] = [Math.min(wide, arena.width), Math.min(high, arena.height)];
  return {
    x: clamp(near.x + near.width / 2 - width / 2, arena.x, arena.x + arena.width - width),
    y: clamp(near.y + near.height / 2 - height / 2, arena.y, arena.y + arena.height - height),
    width,
    height,
  };
}

export const centreIn = (arena: Rect, wide: number, high: number): Rect => openNear(arena, arena, wide, high);

/** Divides a box into equal boxes side by side. */
export function divide({ x, y, width, height }: Rect, count: number, gap: number): Rect[] {
  const each = (width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gap), y, width: each, height }));
}

/** Divides a box into equal boxes in rows, `across` to a row; those of a row that is not full are wider. */
export function divideInRows(box: Rect, count: number, across: number, gap: number): Rect[] {
  const rows = Math.ceil(count / across);
  const height = (box.height - (rows - 1) * gap) / rows;
  return Array.from({ length: rows }, (_, row) =>
    divide({ ...box, y: box.y + row * (height + gap), height }, Math.min(across, count - row * across), gap),
  ).flat();
}

/** Cuts a box in two: this width from the left, and the rest. */
export const cutLeft = (box: Rect, width: number, gap: number): [Rect, Rect] => [
  { ...box, width },
  { ...box, x: box.x + width + gap, width: box.width - width - gap },
];

/** Cuts a box in two: this height from the top, and the rest. */
export const cutTop = (box: Rect, height: number, gap: number): [Rect, Rect] => [
  { ...box, height },
  { ...box, y: box.y + height + gap, height: box.height - height - gap },
];
