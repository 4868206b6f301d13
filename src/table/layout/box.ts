/** A rectangle by its top left corner, in points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card or token by its middle, and how wide it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The same by its middle, as places and papers are told. */
export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2, width, height });

/** Between the two; where they have crossed, the least. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The same on the other side of a table that begins at 0 and is so wide: what lies to the right lies to the left. */
export const mirrorIn = <Mirrored extends Box>(box: Mirrored, width: number): Mirrored => ({
  ...box,
  x: width - box.x - box.width,
});

/** A box of this size over the middle of another, moved so far that it stays in the arena; no larger than that. */
export function openNear(arena: Box, near: Box, wide: number, high: number): Box {
  const [width, height] = [Math.min(wide, arena.width), Math.min(high, arena.height)];
  return {
    x: clamp(near.x + near.width / 2 - width / 2, arena.x, arena.x + arena.width - width),
    y: clamp(near.y + near.height / 2 - height / 2, arena.y, arena.y + arena.height - height),
    width,
    height,
  };
}

export const centreIn = (arena: Box, wide: number, high: number): Box => openNear(arena, arena, wide, high);

/** So many boxes of one size side by side. */
export function divide({ x, y, width, height }: Box, count: number, gap: number): Box[] {
  const each = (width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gap), y, width: each, height }));
}

/** A box cut in two: what is so wide from the left, and the rest. */
export const cutLeft = (box: Box, width: number, gap: number): [Box, Box] => [
  { ...box, width },
  { ...box, x: box.x + width + gap, width: box.width - width - gap },
];

/** A box cut in two: what is so high from the top, and the rest. */
export const cutTop = (box: Box, height: number, gap: number): [Box, Box] => [
  { ...box, height },
  { ...box, y: box.y + height + gap, height: box.height - height - gap },
];
