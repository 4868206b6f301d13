import { note } from '../did';
import { CONVERT } from '../moves';
import { SHADOWS, SIDES, type CathedralMove, type NightmareCathedral } from '../state';
import { canMuster, muster, hasRoom, toSupply } from '../units';
import { areasOf } from '../where';

import { declareOffer, type Offer } from './offer';

export function listConversions(s: NightmareCathedral, l: Offer): CathedralMove[] {
  const moves: CathedralMove[] = [];
  if (!canMuster(s, l.seat)) return moves;
  for (const area of areasOf(s, l.seat, l.where, l.here)) {
    if (!hasRoom(s, area, l.seat)) continue;
    for (let side = 0; side < SIDES; side++)
      if (side !== l.seat && s.units[area * SIDES + side] > 0) moves.push(CONVERT[area][side]);
  }
  return moves;
}

/** An enemy unit goes to its supply, and a unit of the seat takes its place (N5.8). */
export const convert = declareOffer<Offer>('convert', {
  choices: listConversions,
  take(s, l, move, table) {
    if (move.type !== 'convert') return;
    toSupply(s, move.area, move.side);
    muster(s, move.area, l.seat);
    if (move.side !== SHADOWS) note(s, l.seat, 'convertedRival');
    table.say({ key: 'converted', seat: l.seat, area: move.area, side: move.side });
  },
});
