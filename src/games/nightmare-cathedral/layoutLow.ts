import { cutLeft, cutTop, divide, inset, type Rect } from '../../table/layout/rect';

import {
  layBoard,
  cutDoing,
  cutDrawers,
  BOARD_GAP,
  HIGHEST_DRAWERS,
  MARKET_SIZE,
  NO_COLUMNS,
  cutMapCover,
  ROW,
  cutSquare,
  type Layout,
} from './layoutParts';

/** The least width of the column beside a low map, and the width from which its tiles stand in one row. */
const COLUMN = { least: 188, wide: 260 };

/** Very narrow columns: two rows of chips, and of tiles. */
function narrow(map: Rect, column: Rect, seats: number, isAsleep: boolean, leftHand: boolean): Layout {
  const [top, rest] = cutTop(column, 2 * ROW + BOARD_GAP, BOARD_GAP);
  const [tracks, right] = cutLeft(top, 60, BOARD_GAP);
  const [upper, lower] = [cutTop(right, ROW, BOARD_GAP)[0], cutTop(right, ROW, BOARD_GAP)[1]];
  const [actionBox, drawerBox] = cutTop(rest, 2 * ROW + BOARD_GAP + 28, BOARD_GAP);
  const [tiles, beds] = cutTop(actionBox, 2 * ROW + BOARD_GAP, 4);
  const [first, second] = cutTop(tiles, ROW, BOARD_GAP);
  return {
    ...NO_COLUMNS,
    map,
    tracks: { ...tracks, height: top.height },
    chips: [...divide(upper, 2, BOARD_GAP), ...divide(lower, Math.max(1, seats - 2), BOARD_GAP)].slice(0, seats),
    days: [...divide(first, 3, BOARD_GAP), ...divide(second, 2, BOARD_GAP)],
    nights: divide(isAsleep ? { ...actionBox, height: 60 } : beds, 3, BOARD_GAP),
    ...cutDrawers(drawerBox, leftHand),
    doing: cutDoing(actionBox, drawerBox),
    conflict: inset(map, -2),
    market: cutMapCover(map, MARKET_SIZE),
  };
}

/** A low table: the map on one side, everything else beside it. */
export function layLow(width: number, height: number, seats: number, isAsleep: boolean, leftHand: boolean): Layout {
  const map = cutSquare(BOARD_GAP, BOARD_GAP, Math.min(height - 2 * BOARD_GAP, width - 3 * BOARD_GAP - COLUMN.least));
  const x = map.x + map.width + BOARD_GAP;
  const across = width - x - BOARD_GAP;
  if (across < COLUMN.wide) {
    return narrow(map, { x, y: BOARD_GAP, width: across, height: height - 2 * BOARD_GAP }, seats, isAsleep, leftHand);
  }
  const tracks = { x, y: BOARD_GAP, width: across, height: ROW };
  const chips = divide({ x, y: ROW + 2 * BOARD_GAP, width: across, height: ROW }, seats, BOARD_GAP);
  const actionBox = { x, y: 2 * ROW + 3 * BOARD_GAP, width: across, height: 78 };
  const top = actionBox.y + actionBox.height + BOARD_GAP;
  const drawerBox = { x, y: top, width: across, height: Math.min(HIGHEST_DRAWERS, height - top - BOARD_GAP) };
  return {
    ...NO_COLUMNS,
    map,
    tracks,
    chips,
    ...layBoard(actionBox, isAsleep ? 44 : 26),
    ...cutDrawers(drawerBox, leftHand),
    doing: cutDoing(actionBox, drawerBox),
    conflict: inset(map, -2),
    market: cutMapCover(map, MARKET_SIZE),
  };
}
