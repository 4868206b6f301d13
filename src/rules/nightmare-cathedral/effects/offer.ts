import { ask, declareProcedure } from '../../kernel/flow';
import type { Procedure, Seat, Table } from '../../kernel/types';
import { findCarrying, mustGoOn } from '../carrying';
import type { Where } from '../content/effects';
import type { AreaId } from '../content/types';
import { DONE } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';

/** The locals of an effect that is carried out unit by unit. */
export interface Offer {
  readonly seat: Seat;
  left: number;
  where: Where;
  here: AreaId;
}

interface Word<L> {
  readonly choices: (s: NightmareCathedral, l: L) => CathedralMove[];
  /**
   * Says whether to ask, for effects whose choices are secret: asking only if there is one would give them away (K4).
   */
  readonly asks?: (s: NightmareCathedral, l: L) => boolean;
  /** True for effects that cost, harm or fight: they are carried out as far as possible (N5.1). */
  readonly must?: boolean;
  readonly take: (s: NightmareCathedral, l: L, move: CathedralMove, table: Table) => void;
  /** Tells that the rest cannot happen, for effects of which one would wonder. */
  readonly fallShort?: (s: NightmareCathedral, l: L, table: Table) => void;
}

export function declareOffer<L extends { readonly seat: Seat; left: number }>(
  name: string,
  { choices, asks, must, take, fallShort }: Word<L>,
): Procedure {
  return declareProcedure<NightmareCathedral, L, CathedralMove>(name, {
    look(s, l, table) {
      if (l.left <= 0) return table.leave();
      if (asks ? asks(s, l) : choices(s, l).length > 0) return;
      fallShort?.(s, l, table);
      table.leave();
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

/**
 * Keeps an area that is chosen only once (N5.1: `oneAny`, `oneControlled`). The effects that follow in the list happen
 * there, too.
 */
export function stayHere(s: NightmareCathedral, l: Offer, area: AreaId): void {
  if (l.where !== 'oneAny' && l.where !== 'oneControlled') return;
  l.where = 'here';
  l.here = area;
  findCarrying(s).here = area;
}
