import type { Seat } from '../kernel/types';

import type { Sign } from './content/effects';
import { RITUAL } from './content/tracks';
import { landOf } from './land';
import { CLIMB, KNEEL, WORSHIP, WORSHIP_LIMBO } from './moves';
import { SIDES, type CathedralMove, type NightmareCathedral } from './state';

/** Functions that say which steps of the Ritual track may be climbed to. */

const LAST = RITUAL.length - 1;
export const LIMBO_PRICE = 3;

export interface Climbing {
  readonly seat: Seat;
  left: number;
  /** Whether bonus steps may be climbed to, as well (N7.1). */
  readonly bonus: boolean;
}

/** The step above a marker of the seat; null above the last (N7.4). */
export const findStepAbove = (s: NightmareCathedral, seat: Seat, marker: number): number | null => {
  const step = s.ritual[seat * 2 + marker];
  return step < LAST ? step + 1 : null;
};

/** Lists the markers that make a difference: two markers on one step are one choice. */
const markersOf = (s: NightmareCathedral, seat: Seat): readonly number[] =>
  s.ritual[seat * 2] === s.ritual[seat * 2 + 1] ? [0] : [0, 1];

export function listClimbs(s: NightmareCathedral, l: Climbing): CathedralMove[] {
  return markersOf(s, l.seat)
    .filter((marker) => {
      const step = findStepAbove(s, l.seat, marker);
      return step !== null && (RITUAL[step].kind === 'any' || (l.bonus && RITUAL[step].kind === 'bonus'));
    })
    .map((marker) => CLIMB[marker]);
}

export interface Worshipping {
  readonly seat: Seat;
  left: number;
  marker: number;
  /** Symbols that are still to be paid for. */
  signs: Sign[];
}

export function listPayers(s: NightmareCathedral, seat: Seat, sign: Sign): CathedralMove[] {
  const { inPlay, signs } = landOf(s);
  const moves: CathedralMove[] = [];
  for (const area of inPlay) if (signs[area] === sign && s.units[area * SIDES + seat] > 0) moves.push(KNEEL[area]);
  return moves;
}

export function listWorships(s: NightmareCathedral, { seat }: Pick<Worshipping, 'seat'>): CathedralMove[] {
  const moves: CathedralMove[] = [];
  for (const marker of markersOf(s, seat)) {
    const step = findStepAbove(s, seat, marker);
    if (step === null) continue;
    if (RITUAL[step].signs.every((sign) => listPayers(s, seat, sign).length > 0)) moves.push(WORSHIP[marker]);
    if (s.limbo[seat] >= LIMBO_PRICE) moves.push(WORSHIP_LIMBO[marker]);
  }
  return moves;
}
