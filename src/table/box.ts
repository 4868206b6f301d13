/** A rectangle by its top left corner, in points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The same by its middle, as places and papers are told. */
export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2, width, height });

/** Between the two; where they have crossed, the least. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
