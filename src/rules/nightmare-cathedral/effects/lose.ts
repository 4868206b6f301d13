import { LOSE } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';
import { toSupply, unitsAt } from '../units';
import { areasOf } from '../where';

import { declareOffer, type Offer } from './offer';

export function listLosses(s: NightmareCathedral, l: Offer): CathedralMove[] {
  return areasOf(s, l.seat, l.where, l.here)
    .filter((area) => unitsAt(s, area, l.seat) > 0)
    .map((area) => LOSE[area]);
}

/** Followers of the seat go back to the supply, as a price or as a penalty. */
export const lose = declareOffer<Offer>('lose', {
  choices: listLosses,
  must: true,
  take(s, l, move, table) {
    if (move.type !== 'lose') return;
    toSupply(s, move.area, l.seat);
    table.say({ key: 'lost', seat: l.seat, area: move.area });
  },
});
