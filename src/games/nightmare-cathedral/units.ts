import type { Seat } from '../../rules/kernel/types';
import { CATHEDRAL } from '../../rules/nightmare-cathedral/content/maps';
import { SHADOWS, SIDES, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import { unitsAt } from '../../rules/nightmare-cathedral/units';
import { clamp, type Rect } from '../../table/layout/rect';
import type { Piece } from '../../table/scene';

import { encodeFace, faceOfUnit } from './cardFace';
import { describe } from './describe';
import { cellsFor, signAt, stayInside, type Cell } from './ground';
import { areaPlace, CATHEDRAL_PLACE, fortressKey, nightmareKey, unitKey, wingedKey } from './keys';
import { tokenLooks } from './tokenLooks';

/** Everything that stands on the map. Places within an area are in units of the map, a square of 100 x 100. */

/** The width of a figure on each map; the areas of the small one are larger. */
const FIGURE = { small: 6.2, large: 5.3 };
const SHADOW_ASPECT = 216 / 198;
const NIGHTMARE = { area: 17, cathedral: 11 };
/** The size of a fortress in figures: a higher one is narrower, or it would cover the sign of its area. */
const FORTRESS = { wide: 1.75, high: 1.9 };
/** From this many on, units of a side stand closer and their number stands beside them. */
const CROWD = 4;

type Token = Pick<Piece, 'key' | 'aspect'> & {
  readonly face: string;
  readonly x: number;
  /** Where its feet stand. */
  readonly foot: number;
  readonly width: number;
  readonly depth: number;
};

/** Depths within an area, from behind to the front. */
const DEPTH = { nightmare: 10, fortress: 20, units: 30, winged: 60 };

function troop(side: Side, area: number, count: number, x: number, foot: number, width: number, row: number): Token[] {
  const pitch = width * (count < CROWD ? 0.62 : 0.46);
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    const number = isLast && count >= CROWD ? count : 1;
    return {
      key: unitKey(area, side, index),
      face: faceOfUnit(side, number),
      aspect: side === SHADOWS ? SHADOW_ASPECT : 1.2,
      x: x + (index - (count - 1) / 2) * pitch,
      foot: foot + (index % 2) * 0.3,
      width: side === SHADOWS ? width * 1.06 : width,
      depth: DEPTH.units + row * 6 + index,
    };
  });
}

function fortressIn(
  view: NightmareCathedral,
  area: number,
  { x, y }: Cell,
  isCrowded: boolean,
  figure: number,
): Token[] {
  const levels = view.levels[area];
  if (levels === 0) return [];
  const seat = view.fortress[area];
  const kind = view.stronghold[seat] === area ? 'stronghold' : 'fortress';
  const look = tokenLooks[`${kind}-${levels as 1 | 2 | 3}`];
  return [
    {
      key: fortressKey(area),
      face: encodeFace({ kind, seat, levels }),
      aspect: look.height / look.width,
      x: x - figure * 0.85,
      foot: y + (isCrowded ? 6.6 : 6),
      width: figure * Math.min(FORTRESS.wide, FORTRESS.high / (look.height / look.width)),
      depth: DEPTH.fortress,
    },
  ];
}

/** Winged Ones hover in the upper right, or lower where the sign of the area lies in the middle. */
const HOVER = { aside: [5.4, 6.4], lower: [7.5, 4] } as const;
const MIDDLE = 3;

function wingedIn(view: NightmareCathedral, area: number, cell: Cell, figure: number): Token[] {
  const here = view.winged.flatMap((at, seat) => (at === area ? [seat] : []));
  const { width, height } = tokenLooks.winged;
  const [right, up] = signAt(cell)[0] > cell.x - MIDDLE ? HOVER.lower : HOVER.aside;
  return here.map((seat: Seat, index) => {
    const [x, y] = stayInside(cell, cell.x + right - (here.length - 1 - index) * 5, cell.y - up, 3.6);
    return {
      key: wingedKey(seat),
      face: encodeFace({ kind: 'winged', seat }),
      aspect: height / width,
      x,
      foot: y + 3.4,
      width: figure * 1.8,
      depth: DEPTH.winged + index,
    };
  });
}

function nightmaresIn(view: NightmareCathedral, area: number, { x, y }: Cell): Token[] {
  const here = view.nightmareAt.flatMap((at, index) => (at === area && view.pieces.length >= 13 ? [index] : []));
  const isInside = area === CATHEDRAL;
  const width = isInside ? NIGHTMARE.cathedral : NIGHTMARE.area;
  return here.map((index, at) => ({
    key: nightmareKey(index),
    face: encodeFace({ kind: 'figure', number: view.nightmares[index] }),
    aspect: 1,
    x: x + (here.length > 1 ? (at === 0 ? -1 : 1) * (isInside ? 4.6 : 4) : 0),
    foot: y + (isInside ? 8 : 7),
    width,
    depth: DEPTH.nightmare + at,
  }));
}

/** Sides stand in rows: Shadows at the back, the viewer's own in front. */
function unitsIn(view: NightmareCathedral, viewer: Seat, area: number, { x, y }: Cell, figure: number): Token[] {
  const sides = Array.from({ length: SIDES }, (_, side) => side).filter((side) => unitsAt(view, area, side) > 0);
  const rank = (side: Side) => (side === SHADOWS ? -1 : side === viewer ? 1 : 0);
  sides.sort((a, b) => rank(a) - rank(b));
  const rows = sides.length;
  const middle = view.levels[area] > 0 ? x + figure * 0.62 : x;
  const front = y + (rows > 2 ? 7.4 : rows === 2 ? 6.8 : 6);
  const step = rows > 2 ? 4.2 : 5;
  return sides.flatMap((side, row) => {
    const aside = rows === 1 || view.levels[area] > 0 ? 0 : row % 2 ? 1.4 : -1.4;
    return troop(side, area, unitsAt(view, area, side), middle + aside, front - (rows - 1 - row) * step, figure, row);
  });
}

/** Moves the middle of something so large into the map. */
const stay = (middle: number, size: number): number => clamp(middle, size / 2, 100 - size / 2);

/** Builds all that stands in the areas and in the Cathedral. */
export function unitPieces(view: NightmareCathedral, viewer: Seat, map: Rect): Piece[] {
  const scale = map.width / 100;
  const figure = view.seats > 2 ? FIGURE.large : FIGURE.small;
  return cellsFor(view.seats).flatMap((cell, area) => {
    const tokens = [
      ...nightmaresIn(view, area, cell),
      ...(area === CATHEDRAL
        ? []
        : [
            ...fortressIn(view, area, cell, unitsAt(view, area, SHADOWS) > 0, figure),
            ...unitsIn(view, viewer, area, cell, figure),
            ...wingedIn(view, area, cell, figure),
          ]),
    ];
    return tokens.map(({ x, foot, width, aspect = 1, depth, key, face }): Piece => ({
      key,
      face,
      aspect,
      isToken: true,
      place: area === CATHEDRAL ? CATHEDRAL_PLACE : areaPlace(area),
      x: map.x + stay(x, width) * scale,
      y: map.y + stay(foot - (width * aspect) / 2, width * aspect) * scale,
      width: width * scale,
      turn: 0,
      depth,
      label: describe(face).name,
    }));
  });
}
