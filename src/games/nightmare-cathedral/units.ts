import type { Seat } from '../../rules/kernel/types';
import { CATHEDRAL } from '../../rules/nightmare-cathedral/content/maps';
import { SHADOWS, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { unitsAt } from '../../rules/nightmare-cathedral/units';
import { clamp, type Rect } from '../../table/layout/rect';
import type { Piece, Scenery } from '../../table/scene';

import { encodeFace, faceOfUnit } from './cardFace';
import { describe } from './describe';
import { findTroops, stayBetween, type Troop } from './formation';
import type { GhostLook } from './GhostPicture';
import { cellsFor, signAt, stayInside, type Cell } from './ground';
import { areaPlace, CATHEDRAL_PLACE, fortressKey, nightmareKey, unitKey, keyOfWinged } from './keys';
import { listLevelSites } from './levelSites';
import { tokenLooks } from './tokenLooks';

/** Everything that stands on the map. Places within an area are in units of the map, a square of 100 x 100. */

/** The width of a figure on each map; the areas of the small one are larger. */
const FIGURE = { small: 6.2, large: 5.3 };
const figureOf = ({ seats }: NightmareCathedral): number => (seats > 2 ? FIGURE.large : FIGURE.small);
const SHADOW_ASPECT = 216 / 198;
/** How wide a Nightmare is and where its feet stand: by itself, behind units, at a fortress, beside the other one. */
const NIGHTMARE = {
  alone: { width: 17, foot: 7 },
  behind: { width: 15, foot: 4.6 },
  walled: { width: 13.5, foot: 1.6 },
  two: { width: 12, foot: 3 },
  cathedral: { width: 11, foot: 8.4 },
};
/** How far two of them stand from the middle, and how much higher for each further row of units before them. */
const APART = 5.2;
const LIFTED = 1.4;
/** At a fortress one stands before the walls' right part, two look over them. */
const OVER_WALLS = { right: 3.2, up: 1.8 };
/** The size of a fortress in figures: a higher one is narrower, or it would cover the sign of its area. */
const FORTRESS = { wide: 1.75, high: 1.9 };
/** From this many on, and fewer where they stand close, the number of a side's units stands beside them. */
const CROWD = 4;
const CLOSE = 0.4;

type Token = Pick<Piece, 'key' | 'aspect'> & {
  readonly face: string;
  readonly x: number;
  /** Where its feet stand. */
  readonly foot: number;
  readonly width: number;
  readonly depth: number;
};

/** Depths within an area, from behind to the front. */
const DEPTH = { nightmare: 10, fortress: 20, overWalls: 22, units: 30, winged: 80 };
/** The signs of the areas lie above all that stands there, and below the cards. */
export const SIGNS_DEPTH = 100;

/** Draws the units of a side; where they stand close, their number stands beside them. */
function drawTroop(area: number, { side, count, x, foot, width, pitch, row }: Troop): Token[] {
  const isCounted = count >= CROWD || (count > 2 && pitch < width * CLOSE);
  return Array.from({ length: count }, (_, index) => ({
    key: unitKey(area, side, index),
    face: faceOfUnit(side, isCounted && index === count - 1 ? count : 1),
    aspect: side === SHADOWS ? SHADOW_ASPECT : 1.2,
    x: x + (index - (count - 1) / 2) * pitch,
    foot: foot + (index % 2) * 0.3,
    width: side === SHADOWS ? width * 1.06 : width,
    depth: DEPTH.units + row * 6 + index,
  }));
}

/** A fortress of this seat with so many levels, whether or not it has them yet. */
function standFortress(view: NightmareCathedral, area: number, seat: Seat, levels: number) {
  const cell = cellsFor(view.seats)[area];
  const figure = figureOf(view);
  const kind = view.stronghold[seat] === area ? ('stronghold' as const) : ('fortress' as const);
  const look = tokenLooks[`${kind}-${levels as 1 | 2 | 3}`];
  const aspect = look.height / look.width;
  const width = figure * Math.min(FORTRESS.wide, FORTRESS.high / aspect);
  const foot = cell.y + (unitsAt(view, area, SHADOWS) > 0 ? 6.6 : 6);
  return { kind, aspect, x: stayBetween(cell, cell.x - figure * 0.85, foot, width), foot, width };
}

function fortressIn(view: NightmareCathedral, area: number): Token[] {
  const levels = view.levels[area];
  if (levels === 0) return [];
  const seat = view.fortress[area];
  const { kind, ...standing } = standFortress(view, area, seat, levels);
  return [{ ...standing, key: fortressKey(area), face: encodeFace({ kind, seat, levels }), depth: DEPTH.fortress }];
}

/** The next level where one may be built, or is being paid for: a fortress as it would stand, pale. */
export function buildGhosts(view: NightmareCathedral, viewer: Seat, map: Rect): Scenery[] {
  const scale = map.width / 100;
  return listLevelSites(view, viewer).map((area) => {
    const levels = view.levels[area] + 1;
    const { kind, aspect, x, foot, width } = standFortress(view, area, viewer, levels);
    return {
      key: `ghost:${area}`,
      picture: 'ghost',
      x: map.x + stay(x, width) * scale,
      y: map.y + stay(foot - (width * aspect) / 2, width * aspect) * scale,
      width: width * scale,
      height: width * aspect * scale,
      depth: DEPTH.fortress - 1,
      data: { token: `${kind}-${levels as 1 | 2 | 3}`, seat: viewer } satisfies GhostLook,
    };
  });
}

/**
 * Winged Ones hover in the upper right, or lower where the sign of the area lies in the middle; above a fortress where
 * units stand in two rows beside it.
 */
const HOVER = { aside: [5.4, 6.4], lower: [7.5, 4], above: [-2.6, 6.2] } as const;
const MIDDLE = 3;
/** How wide one is by itself and beside others, and how far it is to the next, in figures. */
const WINGED = { alone: 1.7, together: 1.4, pitch: 1.1 };
/** The tips of its wings, its head and its feet, as parts of its width and height; they may lie so far over an edge. */
const TIPS = [
  [-0.48, -0.3],
  [0.48, -0.3],
  [0, -0.46],
  [0, 0.46],
] as const;
const OVER = 0.9;

function wingsIn(view: NightmareCathedral, area: number, cell: Cell, figure: number, rows: number): Token[] {
  const here = view.winged.flatMap((at, seat) => (at === area ? [seat] : []));
  const { width: wide, height: high } = tokenLooks.winged;
  const width = figure * (here.length > 1 ? WINGED.together : WINGED.alone);
  const height = (width * high) / wide;
  const tips = TIPS.map(([right, down]) => [right * width, down * height] as const);
  const isFull = view.levels[area] > 0 && rows > 1;
  const [right, up] = isFull ? HOVER.above : signAt(cell)[0] > cell.x - MIDDLE ? HOVER.lower : HOVER.aside;
  return here.map((seat: Seat, index) => {
    const wanted = cell.x + right - (here.length - 1 - index) * figure * WINGED.pitch;
    const [x, y] = stayInside(cell, wanted, cell.y - up, tips, OVER);
    return {
      key: keyOfWinged(seat),
      face: encodeFace({ kind: 'winged', seat }),
      aspect: height / width,
      x,
      foot: y + height / 2,
      width,
      depth: DEPTH.winged + index,
    };
  });
}

/** Nightmares stand behind the units; the more stands before them, the higher and smaller, or little of them is seen. */
function nightmaresIn(view: NightmareCathedral, area: number, { x, y }: Cell, rows: number): Token[] {
  const here = view.nightmareAt.flatMap((at, index) => (at === area && view.pieces.length >= 13 ? [index] : []));
  const isInside = area === CATHEDRAL;
  const hasWalls = view.levels[area] > 0;
  const isPair = here.length > 1;
  const alone = hasWalls ? NIGHTMARE.walled : rows > 0 ? NIGHTMARE.behind : NIGHTMARE.alone;
  const { width, foot } = isInside ? NIGHTMARE.cathedral : isPair ? NIGHTMARE.two : alone;
  const lifted = isInside ? 0 : LIFTED * Math.max(0, rows - 1) + (isPair && hasWalls ? OVER_WALLS.up : 0);
  const aside = isInside || isPair ? APART : 0;
  const right = hasWalls && !isPair ? OVER_WALLS.right : 0;
  return here.map((index) => ({
    key: nightmareKey(index),
    face: encodeFace({ kind: 'figure', number: view.nightmares[index] }),
    aspect: 1,
    x: x + right + (index === 0 ? -aside : aside),
    foot: y + foot - lifted,
    width,
    depth: (right > 0 ? DEPTH.overWalls : DEPTH.nightmare) + index,
  }));
}

/** Moves the middle of something so large into the map. */
const stay = (middle: number, size: number): number => clamp(middle, size / 2, 100 - size / 2);

/** Builds all that stands in the areas and in the Cathedral. */
export function buildUnits(view: NightmareCathedral, viewer: Seat, map: Rect): Piece[] {
  const scale = map.width / 100;
  const figure = figureOf(view);
  return cellsFor(view.seats).flatMap((cell, area) => {
    const troops = area === CATHEDRAL ? [] : findTroops(view, viewer, area, cell, figure);
    const rows = new Set(troops.map(({ row }) => row)).size;
    const tokens = [
      ...nightmaresIn(view, area, cell, rows),
      ...(area === CATHEDRAL
        ? []
        : [
            ...fortressIn(view, area),
            ...troops.flatMap((troop) => drawTroop(area, troop)),
            ...wingsIn(view, area, cell, figure, rows),
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
