import type { Seat, Table } from '../../kernel/types';
import { note } from '../did';
import { landOf, markedSign } from '../land';
import { PRODUCE } from '../moves';
import { NONE, type CathedralMove, type NightmareCathedral } from '../state';
import { canMuster, muster, room } from '../units';
import { areasOf, controlledOf } from '../where';

import { offer, stayHere, type Offer } from './offer';

export function productions(s: NightmareCathedral, l: Offer): CathedralMove[] {
  const moves: CathedralMove[] = [];
  if (!canMuster(s, l.seat)) return moves;
  for (const area of controlledOf(s, l.seat, areasOf(s, l.seat, l.where, l.here)))
    if (room(s, area, l.seat)) moves.push(PRODUCE[area]);
  return moves;
}

/** Own followers in areas that are controlled right then (N5.6). */
export const produce = offer<Offer>('produce', {
  choices: productions,
  take(s, l, move, table) {
    if (move.type !== 'produce') return;
    muster(s, move.area, l.seat);
    note(s, l.seat, 'produced');
    stayHere(s, l, move.area);
    table.say({ key: 'produced', seat: l.seat, area: move.area, side: l.seat, count: 1 });
  },
});

/** N5.6: every own fortress produces, or every marked area for whoever controls it. */
export function produceEach(
  s: NightmareCathedral,
  seat: Seat,
  where: 'fortress' | 'marked',
  count: number,
  table: Table,
): void {
  const land = landOf(s);
  const sign = markedSign(s);
  for (const area of land.inPlay) {
    if (where === 'fortress' ? s.fortress[area] !== seat : land.signs[area] !== sign) continue;
    const side = s.control[area];
    if (side === NONE) continue;
    let produced = 0;
    while (produced < count && canMuster(s, side) && room(s, area, side)) {
      muster(s, area, side);
      produced++;
    }
    if (produced === 0) continue;
    note(s, side, 'produced', produced);
    table.say({ key: 'produced', seat, area, side, count: produced });
  }
}
