import { pickBest, type Arrangement } from './largest';
import { centreIn, mirrorIn, type Rect } from './rect';

/** Where the areas of a table lie, by their names. */
export type Rects = Readonly<Record<string, Rect>>;

/** How an area takes spare room: a share of it, and at most so many points. Without a share it takes none. */
export interface Growth {
  readonly share?: number;
  readonly most?: number;
}

/** An area of a table, or several: the least room that it needs, and what lies where in the room that it gets. */
export interface LayoutArea extends Growth {
  readonly width: number;
  readonly height: number;
  lay(box: Rect): Rects;
}

/** The greatest size of an area in the room that it gets; it lies in the upper left corner. */
interface Limits {
  readonly widest?: number;
  readonly highest?: number;
}

export const makeArea = (
  name: string,
  width: number,
  height: number,
  { widest = Infinity, highest = Infinity, share, most }: Growth & Limits = {},
): LayoutArea => ({
  width,
  height,
  share,
  most,
  lay: (box) => ({ [name]: { ...box, width: Math.min(box.width, widest), height: Math.min(box.height, highest) } }),
});

/** Keeps an area as small as it can be, in the middle of the room that it gets. */
export const makeCentred = (inner: LayoutArea): LayoutArea => ({
  ...inner,
  lay: (box) => inner.lay(centreIn(box, inner.width, inner.height)),
});

const mapRects = (rects: Rects, change: (box: Rect) => Rect): Rects =>
  Object.fromEntries(Object.entries(rects).map(([name, box]) => [name, change(box)]));

/** Gives spare room to areas from the first to the last. If there is too little, the last one that grows has less. */
function divideSpare(areas: readonly LayoutArea[], spare: number): number[] {
  const last = areas.findLastIndex(({ share = 0 }) => share > 0);
  let left = spare;
  return areas.map(({ share = 0, most = Infinity }, at) => {
    const extra = spare < 0 ? (at === last ? spare : 0) : Math.min(left, spare * share, most);
    left -= extra;
    return extra;
  });
}

/** Which of a box's numbers go along the areas, and which is their breadth. */
const DOWN = { start: 'y', length: 'height', breadth: 'width' } as const;
const ACROSS = { start: 'x', length: 'width', breadth: 'height' } as const;

/** Puts areas one after the other. */
function makeRow(
  { start, length, breadth }: typeof DOWN | typeof ACROSS,
  gap: number,
  areas: readonly LayoutArea[],
  { share, most }: Growth,
): LayoutArea {
  const long = areas.reduce((sum, one) => sum + one[length], (areas.length - 1) * gap);
  const broad = areas.reduce((widest, one) => Math.max(widest, one[breadth]), 0);
  const [width, height] = length === 'width' ? [long, broad] : [broad, long];
  const lay = (box: Rect): Rects => {
    const extra = divideSpare(areas, box[length] - long);
    let at = box[start];
    const laid = areas.map((one, index) => {
      const room = one[length] + extra[index];
      const rects = one.lay({ ...box, [start]: at, [length]: room });
      at += room + gap;
      return rects;
    });
    return Object.assign({}, ...laid) as Rects;
  };
  return { width, height, share, most, lay };
}

/** Puts areas one below the other. */
export const stack = (gap: number, areas: readonly LayoutArea[], growth: Growth = { share: 1 }): LayoutArea =>
  makeRow(DOWN, gap, areas, growth);

/** Puts areas side by side. */
export const makeLine = (gap: number, areas: readonly LayoutArea[], growth: Growth = { share: 1 }): LayoutArea =>
  makeRow(ACROSS, gap, areas, growth);

/** Lays out areas that are given for a right hand. For a left hand every one of them changes sides. */
export function layAreas(areas: LayoutArea, box: Rect, isMirrored = false): Rects {
  const rects = areas.lay(box);
  return isMirrored ? mapRects(rects, (one) => mirrorIn(one, 2 * box.x + box.width)) : rects;
}

/** What a point counts that is missing: where nothing fits, the way that lacks least is taken. */
const NO_FIT = 1000;
const ROUNDING = 0.001;

/**
 * Lays a table out: of these ways, each with cards as large as they fit, the one that is worth most.
 */
export function layTable<Way extends { readonly areas: LayoutArea }>(
  box: Rect,
  ways: readonly Arrangement<Way>[],
  range: readonly [number, number],
  worth: (way: Way) => number,
  isMirrored = false,
): Way & { readonly rects: Rects } {
  const measured = ways.map((way) => (unit: number) => {
    const made = way(unit);
    const missing = Math.max(0, made.areas.width - box.width) + Math.max(0, made.areas.height - box.height);
    return { made, missing, fits: missing < ROUNDING };
  });
  const { made } = pickBest(measured, range, (one) => worth(one.made) - NO_FIT * one.missing);
  return { ...made, rects: layAreas(made.areas, box, isMirrored) };
}
