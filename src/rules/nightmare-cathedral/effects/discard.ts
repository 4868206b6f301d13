import type { Seat } from '../../kernel/types';
import { isBasic } from '../content/cards';
import { DISCARD_CARD } from '../moves';
import { countSpare, takeOut } from '../piles';
import type { CathedralMove, NightmareCathedral } from '../state';

import { declareOffer } from './offer';

interface Cards {
  readonly seat: Seat;
  left: number;
}

export function listDiscards(s: NightmareCathedral, seat: Seat): CathedralMove[] {
  const moves: CathedralMove[] = [];
  for (const card of s.hands[seat]) if (!isBasic(card)) moves.push(DISCARD_CARD[card]);
  return moves;
}

/** The seat discards cards of its choice, never Basic Combat; if it has fewer, all of them. */
export const discard = declareOffer<Cards>('discard', {
  choices: (s, { seat }) => listDiscards(s, seat),
  asks: (s, { seat }) => countSpare(s, seat) > 0,
  must: true,
  take(s, { seat }, move, table) {
    if (move.type !== 'discard') return;
    takeOut(s.hands[seat], move.card);
    s.discards.push(move.card);
    table.say({ key: 'discarded', seat, card: move.card });
  },
});
