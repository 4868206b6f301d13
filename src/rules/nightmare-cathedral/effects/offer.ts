import { ask, procedure } from '../../kernel/flow';
import type { Procedure, Seat, Table } from '../../kernel/types';
import { carryingOf, mustGoOn } from '../carrying';
import type { Where } from '../content/effects';
import type { AreaId } from '../content/types';
import { DONE } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';

/** A word that is carried out unit by unit. */
export interface Offer {
  readonly seat: Seat;
  left: number;
  where: Where;
  here: AreaId;
}

interface Word<L> {
  readonly choices: (s: NightmareCathedral, l: L) => CathedralMove[];
  /** Whether to ask, where the choices may not tell it: they are another's secret (K4). */
  readonly asks?: (s: NightmareCathedral, l: L) => boolean;
  /** What costs, harms or fights is done as far as possible (N5.1). */
  readonly must?: boolean;
  readonly take: (s: NightmareCathedral, l: L, move: CathedralMove, table: Table) => void;
}

export function offer<L extends { readonly seat: Seat; left: number }>(
  name: string,
  { choices, asks, must, take }: Word<L>,
): Procedure {
  return procedure<NightmareCathedral, L, CathedralMove>(name, {
    look(s, l, table) {
      if (l.left <= 0 || !(asks ? asks(s, l) : choices(s, l).length > 0)) table.leave();
    },
    choose: ask({
      who: (_, l) => l.seat,
      moves(s, l) {
        const moves = choices(s, l);
        if (!must && !(mustGoOn(s) && moves.length > 0)) moves.push(DONE);
        return moves;
      },
      play(s, l, _seat, move, table) {
        if (move.type === 'done') return table.leave();
        l.left = l.left - 1;
        take(s, l, move, table);
        table.goto('look');
      },
    }),
  });
}

/** An area chosen once stays (N5.1: `oneAny`, `oneControlled`), and what follows in the list happens there. */
export function stayHere(s: NightmareCathedral, l: Offer, area: AreaId): void {
  if (l.where !== 'oneAny' && l.where !== 'oneControlled') return;
  l.where = 'here';
  l.here = area;
  carryingOf(s).here = area;
}
