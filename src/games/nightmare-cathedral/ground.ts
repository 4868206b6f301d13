import { boardOf } from '../../rules/nightmare-cathedral/content/maps';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import { remember } from '../../table/layout/largest';
import type { Rect } from '../../table/layout/rect';

import { cellsOf, type Corner } from './cells';

/** The areas of a map in points: their corners, and where something may stand in them. All of it scales with the map. */

export interface Cell {
  readonly corners: readonly Corner[];
  /** The middle of the area. */
  readonly x: number;
  readonly y: number;
}

const known = new Map<number, readonly Cell[]>();

/** The cells of the map for a number of seats, in a square of 100 x 100. */
export function cellsFor(seats: number): readonly Cell[] {
  let cells = known.get(seats);
  if (!cells) {
    const { areas } = boardOf(seats);
    cells = cellsOf(areas).map((corners, id) => ({ corners, x: areas[id].x, y: areas[id].y }));
    known.set(seats, cells);
  }
  return cells;
}

/** How far a point lies from the nearest edge; less than 0 outside. The corners go round clockwise or the other way. */
function depthIn(corners: readonly Corner[], x: number, y: number): number {
  const turn = corners.reduce((sum, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    return sum + ax * by - bx * ay;
  }, 0);
  return corners.reduce((least, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const away = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (length || 1);
    return Math.min(least, turn > 0 ? away : -away);
  }, Infinity);
}

/** How far an area goes to the left and to the right at this height. */
export function spanAt({ corners, x }: Cell, y: number): readonly [left: number, right: number] {
  const crossings = corners.flatMap(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  });
  return crossings.length < 2 ? [x, x] : [Math.min(...crossings), Math.max(...crossings)];
}

const STEPS = 16;

/**
 * The point near (x, y) around which all these tips lie in the area, or hardly over its edge: as high as can be, since
 * units stand below, and moved towards the middle no farther than needed.
 */
export function stayInside(
  { corners, x: midX, y: midY }: Cell,
  x: number,
  y: number,
  tips: readonly Corner[],
  over: number,
): Corner {
  for (let down = 0; down <= STEPS; down++) {
    for (let aside = 0; aside <= STEPS; aside++) {
      const point: Corner = [x + ((midX - x) * aside) / STEPS, y + ((midY - y) * down) / STEPS];
      if (tips.every(([right, low]) => depthIn(corners, point[0] + right, point[1] + low) >= -over)) return point;
    }
  }
  return [midX, midY];
}

/** The disc of a sign is at least so far from every edge, and no farther from the middle than this. */
const SIGN = { apart: 3.1, across: 8.5, up: 9.5 };
/** How much less a distance to the side counts than one upwards: what stands in an area is wider than high. */
const ASIDE = 0.5;

/** How far from the middle a sign may lie, to the left and upwards; what is tried first is the farthest. */
const signSteps = (() => {
  const steps: { across: number; up: number; away: number }[] = [];
  for (let across = 0; across <= SIGN.across; across += 0.5)
    for (let up = 0; up <= SIGN.up; up += 0.5) steps.push({ across, up, away: ASIDE * across * across + up * up });
  return steps.sort((one, other) => other.away - one.away);
})();

/**
 * The sign of an area lies in its upper left, as far from its middle as the area allows: in a corner, or where an area
 * ends in a point, in that point. Nearer to the middle a second row of units or a fortress would cover it.
 */
function findSign({ corners, x, y }: Cell): Corner {
  const fits = ({ across, up }: (typeof signSteps)[number]) => depthIn(corners, x - across, y - up) >= SIGN.apart;
  const { across, up } = signSteps.find(fits) ?? { across: 0, up: 0 };
  return [x - across, y - up];
}

const signs = new Map<Cell, Corner>();

export function signAt(cell: Cell): Corner {
  let at = signs.get(cell);
  if (!at) signs.set(cell, (at = findSign(cell)));
  return at;
}

/** Where the areas of a map lie: the corners of each in points of the table, as x, y, x, y …, and the box around them. */
export const layAreas = remember((seats: number, map: Rect) =>
  cellsFor(seats).map(({ corners }) => {
    const xs = corners.map(([x]) => map.x + (x * map.width) / 100);
    const ys = corners.map(([, y]) => map.y + (y * map.height) / 100);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return {
      outline: xs.flatMap((x, i) => [x, ys[i]]),
      box: { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top },
    };
  }),
);

export const areasInPlay = (seats: number): readonly AreaId[] => boardOf(seats).inPlay;
