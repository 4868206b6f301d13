import { ask, declareProcedure } from '../../kernel/flow';
import type { Seat } from '../../kernel/types';
import { findCarrying, insert } from '../carrying';
import type { Effects } from '../content/effects';
import { CHOOSE } from '../moves';
import { canHappen } from '../possible';
import type { CathedralMove, NightmareCathedral } from '../state';

export interface Choosing {
  readonly seat: Seat;
  readonly branches: Effects[];
  /** The branches in which something can happen. */
  open: number[];
}

/** Carries out one of several lists of effects. */
export const choose = declareProcedure<NightmareCathedral, Choosing, CathedralMove>('choose', {
  look(s, l, table) {
    const carrying = findCarrying(s);
    l.open = l.branches
      .map((_, branch) => branch)
      .filter((branch) => canHappen(s, l.seat, l.branches[branch], carrying));
    if (l.open.length > 1) return;
    if (l.open.length === 1) insert(carrying, l.branches[l.open[0]]);
    table.leave();
  },
  choose: ask({
    who: (_, l) => l.seat,
    moves: (_, l) => l.open.map((branch) => CHOOSE[branch]),
    play(s, l, _seat, move) {
      if (move.type === 'choose') insert(findCarrying(s), l.branches[move.branch]);
    },
  }),
});
