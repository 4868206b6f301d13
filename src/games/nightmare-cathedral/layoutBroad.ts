import type { Rect } from '../../table/layout/rect';

import { board, doingOver, drawers, GAP, MARKET, onMap, square, type Layout } from './layoutParts';

const TRACKS = 48;
const BOTTOM = 148;
const CHIP = 52;
/** What a seat has on the table needs so much room, and more than that would be empty. */
const BELONGINGS = { least: 60, most: 170 };
const DISPLAY = 124;
/** The part of the left column for the Cathedral; the stairs have the rest. */
const TOWER = 0.58;

/** A broad table: columns on both sides of the map show what a phone has on papers. */
export function broad(width: number, height: number, seats: number, isAsleep: boolean, leftHand: boolean): Layout {
  const side = height - BOTTOM - TRACKS - 4 * GAP;
  const column = (width - side - 4 * GAP) / 2;
  const map = square(column + 2 * GAP, TRACKS + 2 * GAP, side);
  const bottom = map.y + side + GAP;
  const tall = bottom - 2 * GAP;
  const actionBox = { x: GAP, y: bottom, width: width * 0.44, height: BOTTOM - GAP };
  const left = actionBox.x + actionBox.width + GAP;
  const drawerBox = { x: left, y: bottom, width: width - left - GAP, height: BOTTOM - GAP };
  const tower = column * TOWER;
  const right = { x: width - column - GAP, width: column };
  const each = (free: number) => Math.min(BELONGINGS.most, free / seats - CHIP - GAP);
  const hasDisplay = each(tall - DISPLAY) >= BELONGINGS.least;
  const below = Math.max(0, each(tall - (hasDisplay ? DISPLAY : 0)));
  const top = (seat: number) => GAP + seat * (CHIP + below + GAP);
  const perSeat = (box: (seat: number) => Rect) => Array.from({ length: seats }, (_, seat) => box(seat));
  return {
    isBroad: true,
    map,
    tracks: { x: map.x, y: GAP, width: side, height: TRACKS },
    chips: perSeat((seat) => ({ ...right, y: top(seat), height: CHIP })),
    belongings: below < BELONGINGS.least ? [] : perSeat((seat) => ({ ...right, y: top(seat) + CHIP, height: below })),
    ...board(actionBox, isAsleep ? 70 : 50),
    ...drawers(drawerBox, leftHand),
    doing: doingOver(actionBox, drawerBox),
    conflict: { x: map.x, y: GAP, width: side, height: tall },
    market: onMap(map, MARKET + 40),
    cathedral: { x: GAP, y: GAP, width: tower, height: tall },
    stairs: { x: GAP + tower + GAP, y: GAP, width: column - tower - GAP, height: tall },
    display: hasDisplay ? { ...right, y: GAP + tall - DISPLAY, height: DISPLAY } : null,
  };
}
