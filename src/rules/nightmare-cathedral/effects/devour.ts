import type { Seat, Table } from '../../kernel/types';
import { findCarrying } from '../carrying';
import type { Where, Whom } from '../content/effects';
import type { AreaId } from '../content/types';
import { note } from '../did';
import { DEVOUR, RELEASE } from '../moves';
import { limitOfDevoured, arePiecesComplete } from '../rising';
import { SHADOWS, SIDES, type CathedralMove, type NightmareCathedral, type Side } from '../state';
import { leaveArea, unitsAt } from '../units';
import { areasOf } from '../where';

import { declareOffer } from './offer';

export interface Devouring {
  readonly seat: Seat;
  left: number;
  readonly whom: Whom;
  readonly where: Where;
  readonly here: AreaId;
}

/**
 * Puts a unit that has left the map onto the devoured board (N9.3); with enough units there the last round begins
 * (N9.4).
 */
export function toDevoured(s: NightmareCathedral, seat: Seat, area: AreaId, side: Side, table: Table): void {
  s.devoured[side] = s.devoured[side] + 1;
  note(s, seat, 'devoured');
  table.say({ key: 'devoured', seat, area, side });
  const all = s.devoured.reduce((sum, units) => sum + units, 0);
  if (s.lastRound || all < limitOfDevoured(s)) return;
  s.lastRound = true;
  table.say({ key: 'lastRound', count: all });
}

function eatAt(
  s: NightmareCathedral,
  seat: Seat,
  area: AreaId,
  side: Side,
  eaten: number[] | undefined,
  table: Table,
): void {
  leaveArea(s, area, side);
  if (eaten) eaten[side] = eaten[side] + 1;
  toDevoured(s, seat, area, side, table);
}

const most = (s: NightmareCathedral, area: AreaId): number => {
  let units = 0;
  for (let side = 0; side < SIDES; side++) units = Math.max(units, unitsAt(s, area, side));
  return units;
};

function isPrey(s: NightmareCathedral, l: Devouring, area: AreaId, side: Side): boolean {
  if (l.whom === 'own') return side === l.seat;
  if (l.whom === 'rival') return side !== l.seat && side !== SHADOWS;
  if (l.whom === 'shadow') return side === SHADOWS;
  return l.whom === 'most' ? unitsAt(s, area, side) === most(s, area) : true;
}

export function listPrey(s: NightmareCathedral, l: Devouring): CathedralMove[] {
  const moves: CathedralMove[] = [];
  if (!arePiecesComplete(s)) return moves;
  for (const area of areasOf(s, l.seat, l.where, l.here)) {
    for (let side = 0; side < SIDES; side++)
      if (unitsAt(s, area, side) > 0 && isPrey(s, l, area, side)) moves.push(DEVOUR[area][side]);
  }
  return moves;
}

/** Units are devoured one by one, as the seat chooses. It cannot stop while there are any. */
export const devour = declareOffer<Devouring>('devour', {
  choices: listPrey,
  must: true,
  take(s, l, move, table) {
    if (move.type === 'devour') eatAt(s, l.seat, move.area, move.side, findCarrying(s).errand?.eaten, table);
  },
});

/** Devours so many units of every side that is present. */
export function devourEachSide(
  s: NightmareCathedral,
  seat: Seat,
  area: AreaId,
  count: number,
  eaten: number[] | undefined,
  table: Table,
): void {
  if (area === 0 || !arePiecesComplete(s)) return;
  for (let side = 0; side < SIDES; side++) {
    for (let left = Math.min(count, unitsAt(s, area, side)); left > 0; left--) eatAt(s, seat, area, side, eaten, table);
  }
}

interface Releasing {
  readonly seat: Seat;
  left: number;
}

/** Devoured units go back to their supplies; a last round that has begun stays the last (N9.4). */
export const release = declareOffer<Releasing>('release', {
  choices: (s) => (arePiecesComplete(s) ? RELEASE.filter((_, side) => s.devoured[side] > 0) : []),
  must: true,
  take(s, { seat }, move, table) {
    if (move.type !== 'release') return;
    s.devoured[move.side] = s.devoured[move.side] - 1;
    s.supply[move.side] = s.supply[move.side] + 1;
    table.say({ key: 'released', seat, side: move.side });
  },
});
