import type { Seat } from '../../kernel/types';
import { DEVELOPMENTS } from '../content/cards';
import { ACTIONS } from '../content/days';
import { UPGRADE } from '../moves';
import { spare, takeOut } from '../piles';
import type { CathedralMove } from '../state';
import { underWay } from '../underWay';

import { offer } from './offer';

interface Upgrades {
  readonly seat: Seat;
  left: number;
}

/** Asked of whoever has cards, not of whoever holds an upgrade (K4). */
export const upgrade = offer<Upgrades>('upgrade', {
  choices(s, { seat }) {
    const moves: CathedralMove[] = [];
    for (const card of s.hands[seat]) if (DEVELOPMENTS[card].kind === 'upgrade') moves.push(UPGRADE[card]);
    return moves;
  },
  asks: (s, { seat }) => spare(s, seat) > 0,
  take(s, { seat }, move, table) {
    const design = move.type === 'upgrade' && DEVELOPMENTS[move.card];
    if (!design || design.kind !== 'upgrade' || move.type !== 'upgrade') return;
    const day = ACTIONS.indexOf(design.action);
    takeOut(s.hands[seat], move.card);
    s.actions[seat][day].push(move.card);
    const action = underWay(s, seat);
    if (action?.day === day) action.covered = (action.covered ?? 0) + 1;
    table.say({ key: 'upgraded', seat, day, card: move.card });
  },
});
