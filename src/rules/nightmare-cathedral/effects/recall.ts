import { RECALL } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';
import { enter, hasRoom } from '../units';
import { areasOf, areasControlledBy } from '../where';

import { declareOffer, type Offer } from './offer';

export function listRecalls(s: NightmareCathedral, l: Offer): CathedralMove[] {
  if (s.limbo[l.seat] === 0) return [];
  return areasControlledBy(s, l.seat, areasOf(s, l.seat, l.where, l.here))
    .filter((area) => hasRoom(s, area, l.seat))
    .map((area) => RECALL[area]);
}

/** Followers come back from Limbo. */
export const recall = declareOffer<Offer>('recall', {
  choices: listRecalls,
  take(s, l, move, table) {
    if (move.type !== 'recall') return;
    s.limbo[l.seat] = s.limbo[l.seat] - 1;
    enter(s, move.area, l.seat);
    table.say({ key: 'recalled', seat: l.seat, area: move.area });
  },
});
