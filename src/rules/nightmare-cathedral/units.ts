import type { Seat } from '../kernel/types';

import { STARTING } from './content/actions';
import { DEVELOPMENTS } from './content/cards';
import { ACTIONS } from './content/days';
import type { ActionCard, AreaId } from './content/types';
import { note } from './did';
import { landOf } from './land';
import { NONE, SHADOWS, SIDES, type NightmareCathedral, type Side } from './state';

/** What stands on the map, and who controls it. */

const COMMON_LIMIT = 3;
export const MOST_LEVELS = 3;
const FORTIFY = ACTIONS.indexOf('fortify');

export const unitsAt = (s: NightmareCathedral, area: AreaId, side: Side): number => s.units[area * SIDES + side];

/** Updates who controls an area (N1.2). */
function updateControl(s: NightmareCathedral, area: AreaId): void {
  if (s.levels[area] > 0) {
    s.control[area] = s.fortress[area];
    return;
  }
  let most = 0;
  let side = SHADOWS;
  for (let other = 0, at = area * SIDES; other < SIDES; other++, at++) {
    const units = s.units[at];
    if (units > most) {
      most = units;
      side = other;
    } else if (units === most && most > 0) side = NONE;
  }
  s.control[area] = side;
}

/**
 * Returns the seat's action card without the latest upgrades on it: the last of the other upgrades, or the card that
 * everybody begins with.
 */
export function cardOfAction(s: NightmareCathedral, seat: Seat, day: number, without = 0): ActionCard {
  const upgrades = s.actions[seat][day];
  const top = upgrades.length - 1 - without;
  return top >= 0 ? (DEVELOPMENTS[upgrades[top]] as unknown as ActionCard) : STARTING[day];
}

export const limitOf = (s: NightmareCathedral, seat: Seat): number =>
  cardOfAction(s, seat, FORTIFY).limit ?? COMMON_LIMIT;

/** Says whether a unit may enter an area (N1.4); `from` is the area that it leaves. */
export function hasRoom(s: NightmareCathedral, area: AreaId, side: Side, from: AreaId = 0): boolean {
  const here = s.units[area * SIDES + side];
  if (here < COMMON_LIMIT) return true;
  if (side === SHADOWS || here >= limitOf(s, side)) return false;
  for (const other of landOf(s).inPlay) {
    if (other !== area && s.units[other * SIDES + side] - (other === from ? 1 : 0) > COMMON_LIMIT) return false;
  }
  return true;
}

/** Says whether there is a unit to place (N1.8). */
export const canMuster = (s: NightmareCathedral, side: Side): boolean =>
  s.supply[side] > 0 || (side !== SHADOWS && s.limbo[side] > 0);

export function muster(s: NightmareCathedral, area: AreaId, side: Side): void {
  if (s.supply[side] > 0) s.supply[side] = s.supply[side] - 1;
  else s.limbo[side] = s.limbo[side] - 1;
  enter(s, area, side);
}

export function enter(s: NightmareCathedral, area: AreaId, side: Side): void {
  s.units[area * SIDES + side] = s.units[area * SIDES + side] + 1;
  updateControl(s, area);
}

/** Takes a unit off an area; the caller decides where it goes. */
export function leaveArea(s: NightmareCathedral, area: AreaId, side: Side): void {
  s.units[area * SIDES + side] = s.units[area * SIDES + side] - 1;
  updateControl(s, area);
}

export function toSupply(s: NightmareCathedral, area: AreaId, side: Side): void {
  leaveArea(s, area, side);
  s.supply[side] = s.supply[side] + 1;
}

/** Counts the seat's followers on the map. */
export function countFollowersOf(s: NightmareCathedral, seat: Seat): number {
  let sum = 0;
  for (const area of landOf(s).inPlay) sum += s.units[area * SIDES + seat];
  return sum;
}

export const isPresent = (s: NightmareCathedral, area: AreaId, side: Side): boolean =>
  s.units[area * SIDES + side] > 0 || (s.levels[area] > 0 && s.fortress[area] === side);

export function isEmpty(s: NightmareCathedral, area: AreaId): boolean {
  if (s.levels[area] > 0) return false;
  for (let at = area * SIDES, end = at + SIDES; at < end; at++) if (s.units[at] > 0) return false;
  return true;
}

/** Says whether a level may be built there (N1.5). */
export const canLevel = (s: NightmareCathedral, seat: Seat, area: AreaId): boolean =>
  s.blocks[seat] > 0 && s.levels[area] < MOST_LEVELS && (s.levels[area] === 0 || s.fortress[area] === seat);

export function raiseLevel(s: NightmareCathedral, seat: Seat, area: AreaId): void {
  s.fortress[area] = seat;
  s.levels[area] = s.levels[area] + 1;
  s.blocks[seat] = s.blocks[seat] - 1;
  note(s, seat, 'built');
  updateControl(s, area);
}

/** N1.6: the last level of a Stronghold stays. */
export function canLoseLevel(s: NightmareCathedral, seat: Seat, area: AreaId): boolean {
  if (s.levels[area] === 0 || s.fortress[area] !== seat) return false;
  return s.levels[area] > 1 || s.stronghold[seat] !== area;
}

export function loseLevel(s: NightmareCathedral, seat: Seat, area: AreaId): void {
  s.levels[area] = s.levels[area] - 1;
  s.blocks[seat] = s.blocks[seat] + 1;
  if (s.levels[area] === 0) s.fortress[area] = NONE;
  updateControl(s, area);
}
