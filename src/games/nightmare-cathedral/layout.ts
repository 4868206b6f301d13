import { remembered } from '../../table/layout/largest';
import { cutLeft, cutTop, divide, inset, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';

/** Where the parts of the table lie, by their top left corners. */
export interface Layout {
  /** Columns beside the map have room for what a phone shows on papers only. */
  readonly isBroad: boolean;
  readonly map: Rect;
  readonly tracks: Rect;
  readonly chips: readonly Rect[];
  readonly days: readonly Rect[];
  readonly nights: readonly Rect[];
  readonly hand: Rect;
  readonly dreams: Rect;
  /** Where answers, choices and the stairs stand: over the action board and the cards. */
  readonly doing: Rect;
  /** Where a conflict is fought; the hand below stays free. */
  readonly conflict: Rect;
  readonly market: Rect;
  /** On broad tables only. */
  readonly cathedral: Rect | null;
  readonly stairs: Rect | null;
}

const GAP = 4;
const ROW = 44;
/** The shorter side of a table with room for large tiles. */
const LARGE = 600;
/** A table at least this much wider than high has columns on both sides of the map. */
const BROAD = 1.2;
/** Below this height a table that stands upright has its tracks and chips in one row. */
const LOW = 560;
const HAND_SHARE = 0.7;
/** The least height of the two drawers, and of the market over the foot of the map. */
const DRAWERS = 48;
const MARKET = 176;
const HIGHEST_DRAWERS = 150;

interface Board {
  readonly days: readonly Rect[];
  readonly nights: readonly Rect[];
}

/** The action board: five tiles over three beds. Each bed lies under the tiles from which one may agree. */
function board(box: Rect, night: number): Board {
  const [upper, lower] = cutTop(box, box.height - night - 2, 2);
  const days = divide(upper, 5, GAP);
  const middle = (day: number) => days[day].x + days[day].width / 2;
  const between = (left: number, right: number): Rect => ({ ...lower, x: left, width: right - left });
  return {
    days,
    nights: [
      between(box.x, middle(1) - 2),
      between(middle(1) + 2, middle(3) - 2),
      between(middle(3) + 2, box.x + box.width),
    ],
  };
}

const square = (x: number, y: number, side: number): Rect => ({ x, y, width: side, height: side });

/** Divides the drawers between Developments and Dreams. */
const drawers = ({ x, y, width, height }: Rect, leftHand: boolean): { readonly hand: Rect; readonly dreams: Rect } => {
  const hand = Math.round((width - GAP) * HAND_SHARE);
  const dreams = width - hand - GAP;
  return {
    hand: { x: leftHand ? x + dreams + GAP : x, y, width: hand, height },
    dreams: { x: leftHand ? x : x + hand + GAP, y, width: dreams, height },
  };
};

/** The union of two boxes, one above the other. */
const over = (upper: Rect, lower: Rect): Rect => ({ ...upper, height: lower.y + lower.height - upper.y });

const onMap = (map: Rect, height: number): Rect => ({
  ...map,
  y: map.y + map.height - Math.min(height, map.height),
  height: Math.min(height, map.height),
});

/** A table that stands upright: everything in rows, the map as wide as it can be. */
function upright(
  width: number,
  height: number,
  seats: number,
  text: number,
  isAsleep: boolean,
  leftHand: boolean,
): Layout {
  const isLarge = Math.min(width, height) >= LARGE;
  const isTiny = height < LOW;
  const row = Math.round(ROW * Math.min(text, 1.3));
  const chip = isLarge ? row + 12 : row;
  const actions = isLarge ? 104 : isTiny ? 70 : 86;
  const rows = isTiny ? row + GAP : row + chip + 2 * GAP;
  const side = Math.min(width - 2 * GAP, height - rows - actions - DRAWERS - 4 * GAP);
  const across = width - 2 * GAP;
  const tracks = { x: GAP, y: 2, width: isTiny ? 76 : across, height: row };
  const chips = isTiny
    ? divide({ x: GAP + 80, y: 2, width: across - 80, height: row }, seats, GAP)
    : divide({ x: GAP, y: 2 + row + GAP, width: across, height: chip }, seats, GAP);
  const map = square((width - side) / 2, 2 + rows, side);
  const actionBox = { x: GAP, y: map.y + side + GAP, width: across, height: actions };
  const free = height - actionBox.y - actions - GAP - 2;
  const drawerBox = {
    x: GAP,
    y: actionBox.y + actions + GAP,
    width: across,
    height: Math.min(HIGHEST_DRAWERS, free),
  };
  return {
    isBroad: false,
    map,
    tracks,
    chips,
    ...board(actionBox, (isAsleep ? 0.55 : isTiny ? 0.33 : 0.34) * actions),
    ...drawers(drawerBox, leftHand),
    doing: over(actionBox, drawerBox),
    conflict: { x: GAP, y: 2, width: across, height: actionBox.y - 2 + actions * 0.4 },
    market: onMap(map, MARKET),
    cathedral: null,
    stairs: null,
  };
}

/** The least width of the column beside a low map, and the width from which its tiles stand in one row. */
const COLUMN = { least: 188, wide: 260 };

/** Very narrow columns: two rows of chips, and of tiles. */
function narrow(map: Rect, column: Rect, seats: number, isAsleep: boolean, leftHand: boolean): Layout {
  const [top, rest] = cutTop(column, 2 * ROW + GAP, GAP);
  const [tracks, right] = cutLeft(top, 60, GAP);
  const [upper, lower] = [cutTop(right, ROW, GAP)[0], cutTop(right, ROW, GAP)[1]];
  const [actionBox, drawerBox] = cutTop(rest, 2 * ROW + GAP + 28, GAP);
  const [tiles, beds] = cutTop(actionBox, 2 * ROW + GAP, 4);
  const [first, second] = cutTop(tiles, ROW, GAP);
  return {
    isBroad: false,
    map,
    tracks: { ...tracks, height: top.height },
    chips: [...divide(upper, 2, GAP), ...divide(lower, Math.max(1, seats - 2), GAP)].slice(0, seats),
    days: [...divide(first, 3, GAP), ...divide(second, 2, GAP)],
    nights: divide(isAsleep ? { ...actionBox, height: 60 } : beds, 3, GAP),
    ...drawers(drawerBox, leftHand),
    doing: over(actionBox, drawerBox),
    conflict: inset(map, -2),
    market: onMap(map, MARKET),
    cathedral: null,
    stairs: null,
  };
}

/** A low table: the map on one side, everything else beside it. */
function low(width: number, height: number, seats: number, isAsleep: boolean, leftHand: boolean): Layout {
  const map = square(GAP, GAP, Math.min(height - 2 * GAP, width - 3 * GAP - COLUMN.least));
  const x = map.x + map.width + GAP;
  const across = width - x - GAP;
  if (across < COLUMN.wide) {
    return narrow(map, { x, y: GAP, width: across, height: height - 2 * GAP }, seats, isAsleep, leftHand);
  }
  const tracks = { x, y: GAP, width: across, height: ROW };
  const chips = divide({ x, y: ROW + 2 * GAP, width: across, height: ROW }, seats, GAP);
  const actionBox = { x, y: 2 * ROW + 3 * GAP, width: across, height: 78 };
  const top = actionBox.y + actionBox.height + GAP;
  const drawerBox = { x, y: top, width: across, height: Math.min(HIGHEST_DRAWERS, height - top - GAP) };
  return {
    isBroad: false,
    map,
    tracks,
    chips,
    ...board(actionBox, isAsleep ? 44 : 26),
    ...drawers(drawerBox, leftHand),
    doing: over(actionBox, drawerBox),
    conflict: inset(map, -2),
    market: onMap(map, MARKET),
    cathedral: null,
    stairs: null,
  };
}

const BOTTOM = 148;

/** A broad table: columns on both sides of the map show what a phone has on papers. */
function broad(width: number, height: number, seats: number, isAsleep: boolean, leftHand: boolean): Layout {
  const top = 48;
  const side = height - BOTTOM - top - 4 * GAP;
  const column = (width - side - 4 * GAP) / 2;
  const map = square(column + 2 * GAP, top + 2 * GAP, side);
  const bottom = map.y + side + GAP;
  const actionBox = { x: GAP, y: bottom, width: width * 0.44, height: BOTTOM - GAP };
  const left = actionBox.x + actionBox.width + GAP;
  const drawerBox = { x: left, y: bottom, width: width - left - GAP, height: BOTTOM - GAP };
  const seatHeight = Math.min(110, (side + top - GAP * (seats - 1)) / seats);
  return {
    isBroad: true,
    map,
    tracks: { x: map.x, y: GAP, width: side, height: top },
    chips: Array.from({ length: seats }, (_, seat) => ({
      x: width - column - GAP,
      y: GAP + seat * (seatHeight + GAP),
      width: column,
      height: seatHeight,
    })),
    ...board(actionBox, isAsleep ? 70 : 50),
    ...drawers(drawerBox, leftHand),
    doing: over(actionBox, drawerBox),
    conflict: { x: map.x, y: GAP, width: side, height: bottom - 2 * GAP },
    market: onMap(map, MARKET + 40),
    cathedral: { x: GAP, y: GAP, width: column, height: side * 0.6 },
    stairs: { x: GAP, y: 2 * GAP + side * 0.6, width: column, height: side * 0.4 + top },
  };
}

function layOut(seats: number, { width, height, text = 1, leftHand = false }: Size, isAsleep: boolean): Layout {
  if (width <= height * BROAD) return upright(width, height, seats, text, isAsleep, leftHand);
  const isLarge = Math.min(width, height) >= LARGE;
  return (isLarge ? broad : low)(width, height, seats, isAsleep, leftHand);
}

/** Finds where everything lies; `isAsleep` while somebody chooses a bed, which then has to be large enough to touch. */
export const layout = remembered(layOut);
