import type { Seat } from '../../kernel/types';
import type { AreaId } from '../content/types';
import { landOf } from '../land';
import { FLY, MOVE } from '../moves';
import { SIDES, type CathedralMove, type NightmareCathedral } from '../state';
import { enter, leaveArea, hasRoom } from '../units';

import { declareOffer } from './offer';

export interface Points {
  readonly seat: Seat;
  left: number;
}

/** A follower may not leave an area with units of another side (N5.7). */
function isHeld(s: NightmareCathedral, area: AreaId, seat: Seat): boolean {
  for (let side = 0, at = area * SIDES; side < SIDES; side++, at++) if (side !== seat && s.units[at] > 0) return true;
  return false;
}

export function listFlights(s: NightmareCathedral, seat: Seat): CathedralMove[] {
  const moves: CathedralMove[] = [];
  for (const to of landOf(s).adjacent[s.winged[seat]]) moves.push(FLY[to]);
  return moves;
}

function steps(s: NightmareCathedral, { seat }: Points): CathedralMove[] {
  const { inPlay, adjacent } = landOf(s);
  const moves = listFlights(s, seat);
  for (const from of inPlay) {
    if (s.units[from * SIDES + seat] === 0 || isHeld(s, from, seat)) continue;
    const row = MOVE[from];
    for (const to of adjacent[from])
      if (s.units[to * SIDES + seat] < 3 || hasRoom(s, to, seat, from)) moves.push(row[to]);
  }
  return moves;
}

export const move = declareOffer<Points>('move', {
  choices: steps,
  asks: () => true, // a Winged One always has somewhere to go
  take(s, l, chosen, table) {
    if (chosen.type === 'move') {
      leaveArea(s, chosen.from, l.seat);
      enter(s, chosen.to, l.seat);
      table.say({ key: 'moved', seat: l.seat, from: chosen.from, to: chosen.to });
    } else if (chosen.type === 'fly') {
      s.winged[l.seat] = chosen.to;
      table.say({ key: 'flew', seat: l.seat, to: chosen.to });
    }
  },
});
