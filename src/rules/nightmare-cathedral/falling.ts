import type { Card, Seat, Table } from '../kernel/types';

import type { AreaId, Strength } from './content/types';
import { note } from './did';
import { toDevoured } from './effects/devour';
import { canDevour, listRetreats } from './fighting';
import { arePiecesComplete } from './rising';
import { NONE, SHADOWS, type NightmareCathedral, type Side } from './state';
import { canLoseLevel, isEmpty, leaveArea, loseLevel, hasRoom, unitsAt } from './units';

/** A conflict under way, and the units that fall in it. */

export interface Conflict {
  /** The seat that started it, how many conflicts its effect orders, and how many more follow. */
  readonly seat: Seat;
  readonly ordered: number;
  left: number;
  readonly anywhere: boolean;
  readonly here: AreaId;
  /** True if the eliminated units of both sides are devoured. */
  readonly devours: boolean;
  area: AreaId;
  /** The side that lays cards first comes first. Against Shadows the seat comes first. */
  sides: [Side, Side];
  laid: [Card[], Card[]];
  /** The Conflict card of the Shadows: none or one. */
  drawn: Card[];
  shown: boolean;
  /** What met when the hits were counted, for those who look later, when units have fallen; null before. */
  met: Met | null;
  winner: Side;
  /** True if the active seat named the winner. */
  named: boolean;
  /** Units eliminated, in the order of `sides`. */
  dead: [number, number];
}

/** The units and the strength of both sides, in the order of `sides`. */
export interface Met {
  readonly units: readonly [number, number];
  readonly strengths: readonly [Strength, Strength];
}

/** The fields of a conflict whose sides have not been named yet. */
export const makeUnnamed = (): Pick<
  Conflict,
  'area' | 'sides' | 'laid' | 'drawn' | 'shown' | 'met' | 'winner' | 'named' | 'dead'
> => ({
  area: 0,
  sides: [NONE, NONE],
  laid: [[], []],
  drawn: [],
  shown: true,
  met: null,
  winner: NONE,
  named: false,
  dead: [0, 0],
});

export const loserOf = (l: Conflict): Side => (l.winner === l.sides[0] ? l.sides[1] : l.sides[0]);
export const isAgainstShadows = (l: Conflict): boolean => l.sides[1] === SHADOWS;

/** Returns the seat whose card sends the fallen of this side to the devoured board; null if there is none. */
function eaterOf(l: Conflict, index: 0 | 1): Seat | null {
  if (l.devours) return l.seat;
  return canDevour(l.laid[1 - index]) ? l.sides[1 - index] : null;
}

/**
 * Removes a unit of a side: a follower goes to Limbo, a Shadow to the supply, or either to the devoured board (N6.4).
 */
export function fall(s: NightmareCathedral, l: Conflict, index: 0 | 1, table: Table): void {
  const side = l.sides[index];
  leaveArea(s, l.area, side);
  l.dead[index] = l.dead[index] + 1;
  const eater = arePiecesComplete(s) ? eaterOf(l, index) : null;
  if (eater !== null) return toDevoured(s, eater, l.area, side, table);
  if (side === SHADOWS) s.supply[SHADOWS] = s.supply[SHADOWS] + 1;
  else s.limbo[side] = s.limbo[side] + 1;
  table.say({ key: 'fell', area: l.area, side });
}

export function loseUnits(s: NightmareCathedral, l: Conflict, index: 0 | 1, hits: number, table: Table): void {
  const side = l.sides[index];
  let left = hits;
  for (; left > 0 && unitsAt(s, l.area, side) > 0; left--) fall(s, l, index, table);
  for (; left > 0 && side !== SHADOWS && canLoseLevel(s, side, l.area); left--) {
    loseLevel(s, side, l.area);
    table.say({ key: 'levelFell', seat: side, area: l.area, levels: s.levels[l.area] });
  }
}

export const retreatsOf = (s: NightmareCathedral, l: Conflict): AreaId[] => {
  const side = loserOf(l);
  if (unitsAt(s, l.area, side) === 0) return [];
  return listRetreats(
    s,
    l.area,
    side,
    (to) => hasRoom(s, to, side, l.area),
    (to) => isEmpty(s, to),
  );
};

/** Counts what happened in the conflict for the Dreams that ask for it. */
export function noteConflict(s: NightmareCathedral, l: Conflict): void {
  const loser = loserOf(l);
  l.sides.forEach((side, index) => {
    const slain = l.dead[1 - index];
    note(s, side, 'slain', slain);
    if (l.sides[1 - index] === SHADOWS) note(s, side, 'slainShadows', slain);
  });
  note(s, l.winner, 'won');
  if (loser !== SHADOWS) note(s, l.winner, 'wonSeat');
}
