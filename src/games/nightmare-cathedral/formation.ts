import type { Seat } from '../../rules/kernel/types';
import { SHADOWS, SIDES, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import { unitsAt } from '../../rules/nightmare-cathedral/units';
import { clamp } from '../../table/layout/rect';

import { spanAt, type Cell } from './ground';

/** How the units of an area stand, so that each side can be told from the others. Units: the map is 100 wide. */

/** The units of one side, which stand beside one another. */
export interface Troop {
  readonly side: Side;
  readonly count: number;
  /** The middle of the troop, and where its feet stand. */
  readonly x: number;
  readonly foot: number;
  /** The width of a figure, and how far it is to the next. */
  readonly width: number;
  readonly pitch: number;
  /** From behind to the front. */
  readonly row: number;
}

/** Figures lie over one another by this part of their width, closer where many have to share the room. */
const PITCH = 0.62;
const CLOSEST = 0.26;
/** How much room a row has, in figures; beside a fortress or another troop it has less. */
const WIDE = { whole: 2.8, beside: 1.95, column: 1.62 };
/** How far from the middle of an area the front row stands, and how far behind it the next. */
const FRONT = { one: 6, more: 7.4 };
const STEP = 5.2;
/** Three sides and more are drawn smaller. */
const SMALLER = { three: 0.92, more: 0.86 };
/** The troops of a row that has two stand so far from its middle, in figures. */
const ASIDE = 0.82;
/** Two rows of one troop each lean so far to one side and the other. */
const LEAN = 1.4;
/** Beside a fortress the units stand so much further right, in figures. */
const BESIDE = 0.68;

/** The sides that have units there, from behind to the front: Shadows first, the viewer's own last. */
function listSides(view: NightmareCathedral, viewer: Seat, area: number): Side[] {
  const rank = (side: Side) => (side === SHADOWS ? -1 : side === viewer ? 1 : 0);
  return Array.from({ length: SIDES }, (_, side) => side)
    .filter((side) => unitsAt(view, area, side) > 0)
    .sort((a, b) => rank(a) - rank(b));
}

/** Says how many troops stand in each row, from behind. Beside a fortress only one has room in a row. */
function countRows(sides: number, isBesideFortress: boolean): readonly number[] {
  if (isBesideFortress || sides < 3) return Array.from({ length: sides }, () => 1);
  return sides === 3 ? [2, 1] : sides === 4 ? [2, 2] : [2, 2, 1];
}

/** Moves something of this width to the side until its foot stands in the area; what is wider stands in its middle. */
export function stayBetween(cell: Cell, x: number, foot: number, width: number): number {
  const [left, right] = spanAt(cell, foot - 1);
  return right - left < width ? (left + right) / 2 : clamp(x, left + width / 2, right - width / 2);
}

/** Finds where the units of an area stand. */
export function findTroops(view: NightmareCathedral, viewer: Seat, area: number, cell: Cell, figure: number): Troop[] {
  const sides = listSides(view, viewer, area);
  const hasFortress = view.levels[area] > 0;
  const rows = countRows(sides.length, hasFortress);
  const smaller = sides.length < 3 ? 1 : sides.length === 3 ? SMALLER.three : SMALLER.more;
  const width = figure * smaller;
  const middle = hasFortress ? cell.x + figure * BESIDE : cell.x;
  const front = cell.y + (rows.length > 1 ? FRONT.more : FRONT.one);
  const step = STEP * smaller * Math.min(1, 3 / rows.length);
  const isStaggered = rows.length > 1 && !hasFortress && rows.every((count) => count === 1);
  return rows.flatMap((count, row) => {
    const before = rows.slice(0, row).reduce((sum, one) => sum + one, 0);
    const foot = front - (rows.length - 1 - row) * step;
    return sides.slice(before, before + count).map((side, at): Troop => {
      const units = unitsAt(view, area, side);
      const room = figure * (count > 1 ? WIDE.column : hasFortress ? WIDE.beside : WIDE.whole);
      const pitch = units < 2 ? 0 : clamp((room - width) / (units - 1), width * CLOSEST, width * PITCH);
      const shift = count > 1 ? figure * ASIDE : isStaggered ? LEAN : 0;
      const x = middle + ((count > 1 ? at : row) % 2 === 0 ? -shift : shift);
      return {
        side,
        count: units,
        x: stayBetween(cell, x, foot, width + pitch * (units - 1)),
        foot,
        width,
        pitch,
        row,
      };
    });
  });
}
