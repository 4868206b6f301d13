import { ask, procedure } from '../../kernel/flow';
import type { Seat } from '../../kernel/types';
import { carryingOf, insert, mustGoOn } from '../carrying';
import { BORROW, DONE } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';
import { actionCard } from '../units';

interface Borrowing {
  readonly seat: Seat;
}

/** The agree part of any one of the own action cards. */
export const borrow = procedure<NightmareCathedral, Borrowing, CathedralMove>('borrow', {
  which: ask({
    who: (_, l) => l.seat,
    moves: (s) => (mustGoOn(s) ? BORROW : [...BORROW, DONE]),
    play(s, l, seat, move, table) {
      if (move.type !== 'borrow') return;
      table.say({ key: 'borrowed', seat, day: move.day });
      insert(carryingOf(s), actionCard(s, seat, move.day).agree);
    },
  }),
});
