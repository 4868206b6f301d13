import { ask, declareProcedure } from '../../kernel/flow';
import type { Seat, Table } from '../../kernel/types';
import { findCarrying, insert } from '../carrying';
import type { Cost, Effect, Effects } from '../content/effects';
import { ACCEPT, DONE } from '../moves';
import type { CathedralMove, NightmareCathedral } from '../state';

export interface Offered {
  readonly seat: Seat;
  readonly cost?: Cost;
  readonly effects: Effects;
}

/** Returns the effects that pay a cost. A cost in Limbo is paid at once and needs none. */
export function listPayment(s: NightmareCathedral, seat: Seat, cost: Cost, table: Table): Effect[] {
  if (cost[0] === 'followers') return [['lose', cost[1], cost[2]]];
  if (cost[0] === 'cards') return [['discard', cost[1]]];
  payLimbo(s, seat, cost[1], table);
  return [];
}

export function payLimbo(s: NightmareCathedral, seat: Seat, count: number, table: Table): void {
  s.limbo[seat] = s.limbo[seat] - count;
  s.supply[seat] = s.supply[seat] + count;
  table.say({ key: 'limboPaid', seat, count });
}

/** Offers effects that may be declined, with a price or without. */
export const pay = declareProcedure<NightmareCathedral, Offered, CathedralMove>('pay', {
  offer: ask({
    who: (_, l) => l.seat,
    moves: () => [ACCEPT, DONE],
    play(s, l, seat, move, table) {
      if (move.type !== 'accept') return;
      const price = l.cost ? listPayment(s, seat, l.cost, table) : [];
      insert(findCarrying(s), [...price, ...l.effects]);
    },
  }),
});
