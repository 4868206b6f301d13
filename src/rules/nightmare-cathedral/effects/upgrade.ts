import type { Seat } from '../../kernel/types';
import { DEVELOPMENTS } from '../content/cards';
import { ACTIONS } from '../content/days';
import { UPGRADE } from '../moves';
import { countSpare, takeOut } from '../piles';
import type { CathedralMove } from '../state';
import { findUnderWay } from '../underWay';

import { declareOffer } from './offer';

interface Upgrades {
  readonly seat: Seat;
  left: number;
}

/** We ask every seat that has cards and not only those with an upgrade, because asking would give it away (K4). */
export const upgrade = declareOffer<Upgrades>('upgrade', {
  choices(s, { seat }) {
    const moves: CathedralMove[] = [];
    for (const card of s.hands[seat]) if (DEVELOPMENTS[card].kind === 'upgrade') moves.push(UPGRADE[card]);
    return moves;
  },
  asks: (s, { seat }) => countSpare(s, seat) > 0,
  take(s, { seat }, move, table) {
    const design = move.type === 'upgrade' && DEVELOPMENTS[move.card];
    if (!design || design.kind !== 'upgrade' || move.type !== 'upgrade') return;
    const day = ACTIONS.indexOf(design.action);
    takeOut(s.hands[seat], move.card);
    s.actions[seat][day].push(move.card);
    const action = findUnderWay(s, seat);
    if (action?.day === day) action.covered = (action.covered ?? 0) + 1;
    table.say({ key: 'upgraded', seat, day, card: move.card });
  },
});
