import { RECALL } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';
import { enter, room } from '../units';
import { areasOf, controlledOf } from '../where';

import { offer, type Offer } from './offer';

export function recalls(s: NightmareCathedral, l: Offer): CathedralMove[] {
  if (s.limbo[l.seat] === 0) return [];
  return controlledOf(s, l.seat, areasOf(s, l.seat, l.where, l.here))
    .filter((area) => room(s, area, l.seat))
    .map((area) => RECALL[area]);
}

/** Followers come back from Limbo. */
export const recall = offer<Offer>('recall', {
  choices: recalls,
  take(s, l, move, table) {
    if (move.type !== 'recall') return;
    s.limbo[l.seat] = s.limbo[l.seat] - 1;
    enter(s, move.area, l.seat);
    table.say({ key: 'recalled', seat: l.seat, area: move.area });
  },
});
