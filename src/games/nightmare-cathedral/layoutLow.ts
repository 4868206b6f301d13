import { cutLeft, cutTop, divide, inset, type Rect } from '../../table/layout/rect';

import {
  board,
  doingOver,
  drawers,
  GAP,
  HIGHEST_DRAWERS,
  MARKET,
  NO_COLUMNS,
  onMap,
  ROW,
  square,
  type Layout,
} from './layoutParts';

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
    ...NO_COLUMNS,
    map,
    tracks: { ...tracks, height: top.height },
    chips: [...divide(upper, 2, GAP), ...divide(lower, Math.max(1, seats - 2), GAP)].slice(0, seats),
    days: [...divide(first, 3, GAP), ...divide(second, 2, GAP)],
    nights: divide(isAsleep ? { ...actionBox, height: 60 } : beds, 3, GAP),
    ...drawers(drawerBox, leftHand),
    doing: doingOver(actionBox, drawerBox),
    conflict: inset(map, -2),
    market: onMap(map, MARKET),
  };
}

/** A low table: the map on one side, everything else beside it. */
export function low(width: number, height: number, seats: number, isAsleep: boolean, leftHand: boolean): Layout {
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
    ...NO_COLUMNS,
    map,
    tracks,
    chips,
    ...board(actionBox, isAsleep ? 44 : 26),
    ...drawers(drawerBox, leftHand),
    doing: doingOver(actionBox, drawerBox),
    conflict: inset(map, -2),
    market: onMap(map, MARKET),
  };
}
