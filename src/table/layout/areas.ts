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
  { widest = Infinity, highest = Infinity, ...growth }: Growth & Limits = {},
): LayoutArea => ({
  width,
  height,
  ...growth,
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

/** Puts areas one below the other. */
export function stack(gap: number, areas: readonly LayoutArea[], growth: Growth = { share: 1 }): LayoutArea {
  const height = areas.reduce((sum, one) => sum + one.height, (areas.length - 1) * gap);
  return {
    width: Math.max(...areas.map(({ width }) => width)),
    height,
    ...growth,
    lay(box) {
      const extra = divideSpare(areas, box.height - height);
      let { y } = box;
      const laid = areas.map((one, at) => {
        const rects = one.lay({ ...box, y, height: one.height + extra[at] });
        y += one.height + extra[at] + gap;
        return rects;
      });
      return Object.assign({}, ...laid) as Rects;
    },
  };
}

const turn = ({ x, y, width, height }: Rect): Rect => ({ x: y, y: x, width: height, height: width });
const turnWay = (one: LayoutArea): LayoutArea => ({
  ...one,
  width: one.height,
  height: one.width,
  lay: (box) => mapRects(one.lay(turn(box)), turn),
});

/** Puts areas side by side. */
export const makeLine = (gap: number, areas: readonly LayoutArea[], growth?: Growth): LayoutArea =>
  turnWay(stack(gap, areas.map(turnWay), growth));

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
