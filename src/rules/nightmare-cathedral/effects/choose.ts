import { ask, procedure } from '../../kernel/flow';
import type { Seat } from '../../kernel/types';
import { carryingOf, insert } from '../carrying';
import type { Effects } from '../content/effects';
import { CHOOSE } from '../moves';
import { possible } from '../possible';
import type { CathedralMove, NightmareCathedral } from '../state';

export interface Choosing {
  readonly seat: Seat;
  readonly branches: Effects[];
  /** The branches in which something can happen. */
  open: number[];
}

/** Carries out one of several lists of effects. */
export const choose = procedure<NightmareCathedral, Choosing, CathedralMove>('choose', {
  look(s, l, table) {
    const carrying = carryingOf(s);
    l.open = l.branches
      .map((_, branch) => branch)
      .filter((branch) => possible(s, l.seat, l.branches[branch], carrying));
    if (l.open.length > 1) return;
    if (l.open.length === 1) insert(carrying, l.branches[l.open[0]]);
    table.leave();
  },
  choose: ask({
    who: (_, l) => l.seat,
    moves: (_, l) => l.open.map((branch) => CHOOSE[branch]),
    play(s, l, _seat, move) {
      if (move.type === 'choose') insert(carryingOf(s), l.branches[move.branch]);
    },
  }),
});
