import { remember } from '../../table/layout/largest';
import { divide } from '../../table/layout/rect';
import type { Size } from '../../table/scene';

import { layBroad } from './layoutBroad';
import { layLow } from './layoutLow';
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

export type { Layout };

/** The shorter side of a table with room for large tiles. */
const LARGE = 600;
/** A table at least this much wider than high has columns on both sides of the map. */
const BROAD = 1.2;
/** Below this height a table that stands upright has its tracks and chips in one row. */
const LOW = 560;
/** The least height of the two drawers; and where an upright table has columns, of drawers with whole cards. */
const DRAWERS = { least: 48, whole: 132, most: 190 };
/** An upright table at least so wide has columns of this width beside its map. */
const COLUMNS = { from: 720, width: 100 };

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
  const hasColumns = width >= COLUMNS.from;
  const row = Math.round(ROW * Math.min(text, 1.3));
  const chip = isLarge ? row + 12 : row;
  const actions = isLarge ? 104 : isTiny ? 70 : 86;
  const rows = isTiny ? row + BOARD_GAP : row + chip + 2 * BOARD_GAP;
  const across = width - 2 * BOARD_GAP;
  const side = Math.min(
    hasColumns ? across - 2 * (COLUMNS.width + BOARD_GAP) : across,
    height - rows - actions - (hasColumns ? DRAWERS.whole : DRAWERS.least) - 4 * BOARD_GAP,
  );
  const tracks = { x: BOARD_GAP, y: 2, width: isTiny ? 76 : across, height: row };
  const chips = isTiny
    ? divide({ x: BOARD_GAP + 80, y: 2, width: across - 80, height: row }, seats, BOARD_GAP)
    : divide({ x: BOARD_GAP, y: 2 + row + BOARD_GAP, width: across, height: chip }, seats, BOARD_GAP);
  const map = cutSquare((width - side) / 2, 2 + rows, side);
  const column = map.x - 2 * BOARD_GAP;
  const actionBox = { x: BOARD_GAP, y: map.y + side + BOARD_GAP, width: across, height: actions };
  // Cards that stick out below the table are cut at its edge, so nothing may lie between them and it.
  const free = height - actionBox.y - actions - BOARD_GAP;
  const drawerBox = {
    x: BOARD_GAP,
    y: actionBox.y + actions + BOARD_GAP,
    width: across,
    height: Math.min(hasColumns ? DRAWERS.most : HIGHEST_DRAWERS, free),
  };
  return {
    ...NO_COLUMNS,
    map,
    tracks,
    chips,
    ...layBoard(actionBox, (isAsleep ? 0.55 : isTiny ? 0.33 : 0.34) * actions),
    ...cutDrawers(drawerBox, leftHand),
    doing: cutDoing(actionBox, drawerBox),
    conflict: { x: BOARD_GAP, y: 2, width: across, height: actionBox.y - BOARD_GAP },
    market: cutMapCover(map, MARKET_SIZE),
    ...(hasColumns && {
      cathedral: { x: BOARD_GAP, y: map.y, width: column, height: side },
      stairs: { x: width - BOARD_GAP - column, y: map.y, width: column, height: side },
    }),
  };
}

function layOut(seats: number, { width, height, text = 1, leftHand = false }: Size, isAsleep: boolean): Layout {
  if (width <= height * BROAD) return upright(width, height, seats, text, isAsleep, leftHand);
  const isLarge = Math.min(width, height) >= LARGE;
  return (isLarge ? layBroad : layLow)(width, height, seats, isAsleep, leftHand);
}

/** Finds where everything lies; `isAsleep` while somebody chooses a bed, which then has to be large enough to touch. */
export const layout = remember(layOut);
