import { ask, declareProcedure } from '../../kernel/flow';
import type { Seat } from '../../kernel/types';
import { findCarrying, insert, mustGoOn } from '../carrying';
import { BORROW, DONE } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';
import { cardOfAction } from '../units';

interface Borrowing {
  readonly seat: Seat;
}

/** Carries out the agree part of any one of the seat's own action cards. */
export const borrow = declareProcedure<NightmareCathedral, Borrowing, CathedralMove>('borrow', {
  which: ask({
    who: (_, l) => l.seat,
    moves: (s) => (mustGoOn(s) ? BORROW : [...BORROW, DONE]),
    play(s, l, seat, move, table) {
      if (move.type !== 'borrow') return;
      table.say({ key: 'borrowed', seat, day: move.day });
      insert(findCarrying(s), cardOfAction(s, seat, move.day).agree);
    },
  }),
});
