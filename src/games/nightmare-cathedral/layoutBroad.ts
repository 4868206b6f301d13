import type { Rect } from '../../table/layout/rect';

import {
  layBoard,
  cutDoing,
  cutDrawers,
  BOARD_GAP,
  MARKET_SIZE,
  cutMapCover,
  cutSquare,
  type Layout,
} from './layoutParts';

const TRACKS = 48;
const BOTTOM = 148;
const CHIP = 52;
/** What a seat has on the table needs so much room, and more than that would be empty. */
const BELONGINGS = { least: 60, most: 170 };
const DISPLAY = 124;
/** The part of the left column for the Cathedral; the stairs have the rest. */
const TOWER = 0.58;

/** A broad table: columns on both sides of the map show what a phone has on papers. */
export function layBroad(width: number, height: number, seats: number, isAsleep: boolean, leftHand: boolean): Layout {
  const side = height - BOTTOM - TRACKS - 4 * BOARD_GAP;
  const column = (width - side - 4 * BOARD_GAP) / 2;
  const map = cutSquare(column + 2 * BOARD_GAP, TRACKS + 2 * BOARD_GAP, side);
  const bottom = map.y + side + BOARD_GAP;
  const tall = bottom - 2 * BOARD_GAP;
  const actionBox = { x: BOARD_GAP, y: bottom, width: width * 0.44, height: BOTTOM - BOARD_GAP };
  const left = actionBox.x + actionBox.width + BOARD_GAP;
  const drawerBox = { x: left, y: bottom, width: width - left - BOARD_GAP, height: BOTTOM - BOARD_GAP };
  const tower = column * TOWER;
  const right = { x: width - column - BOARD_GAP, width: column };
  const each = (free: number) => Math.min(BELONGINGS.most, free / seats - CHIP - BOARD_GAP);
  const hasDisplay = each(tall - DISPLAY) >= BELONGINGS.least;
  const below = Math.max(0, each(tall - (hasDisplay ? DISPLAY : 0)));
  const top = (seat: number) => BOARD_GAP + seat * (CHIP + below + BOARD_GAP);
  const perSeat = (box: (seat: number) => Rect) => Array.from({ length: seats }, (_, seat) => box(seat));
  return {
    isBroad: true,
    map,
    tracks: { x: map.x, y: BOARD_GAP, width: side, height: TRACKS },
    chips: perSeat((seat) => ({ ...right, y: top(seat), height: CHIP })),
    belongings: below < BELONGINGS.least ? [] : perSeat((seat) => ({ ...right, y: top(seat) + CHIP, height: below })),
    ...layBoard(actionBox, isAsleep ? 70 : 50),
    ...cutDrawers(drawerBox, leftHand),
    doing: cutDoing(actionBox, drawerBox),
    conflict: { x: map.x, y: BOARD_GAP, width: side, height: tall },
    market: cutMapCover(map, MARKET_SIZE + 40),
    cathedral: { x: BOARD_GAP, y: BOARD_GAP, width: tower, height: tall },
    stairs: { x: BOARD_GAP + tower + BOARD_GAP, y: BOARD_GAP, width: column - tower - BOARD_GAP, height: tall },
    display: hasDisplay ? { ...right, y: BOARD_GAP + tall - DISPLAY, height: DISPLAY } : null,
  };
}
