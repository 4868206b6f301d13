import { ask, declareProcedure } from '../kernel/flow';
import type { Seat, Table } from '../kernel/types';

import { carryOut, mustGoOn } from './carrying';
import type { Effect } from './content/effects';
import { RITUAL } from './content/tracks';
import { note } from './did';
import { payLimbo } from './effects/pay';
import { ACCEPT, DONE } from './moves';
import { canHappen } from './possible';
import type { CathedralMove, NightmareCathedral } from './state';
import {
  LIMBO_PRICE,
  findStepAbove,
  listClimbs,
  listPayers,
  listWorships,
  type Climbing,
  type Worshipping,
} from './steps';
import { leaveArea } from './units';

/** Effects that are left step by step, so that a bonus of nothing else needs no offer (N7.3). */
const LEFT_BY_THEMSELVES: ReadonlySet<Effect[0]> = new Set(['move', 'fly', 'produce', 'convert', 'level']);

function climbTo(s: NightmareCathedral, seat: Seat, marker: number, table: Table): void {
  const step = s.ritual[seat * 2 + marker] + 1;
  s.ritual[seat * 2 + marker] = step;
  note(s, seat, 'climbed');
  table.say({ key: 'climbed', seat, marker, step });
  const { kind, effects } = RITUAL[step];
  if (kind !== 'bonus') return;
  if (!canHappen(s, seat, effects, { seat, list: [], here: 0 }))
    return effects.forEach((effect) => table.say({ key: 'idle', seat, effect }));
  if (effects.every(([word]) => LEFT_BY_THEMSELVES.has(word))) carryOut(table, seat, effects);
  else table.call('bonus', { seat, step });
}

/** Climbs steps for free. */
export const climb = declareProcedure<NightmareCathedral, Climbing, CathedralMove>('climb', {
  look(s, l, table) {
    if (l.left <= 0 || listClimbs(s, l).length === 0) table.leave();
  },
  step: ask({
    who: (_, l) => l.seat,
    moves: (s, l) => (mustGoOn(s) ? listClimbs(s, l) : [...listClimbs(s, l), DONE]),
    play(s, l, seat, move, table) {
      if (move.type !== 'climb') return table.leave();
      l.left = l.left - 1;
      climbTo(s, seat, move.marker, table);
      table.goto('look');
    },
  }),
});

interface Bonus {
  readonly seat: Seat;
  readonly step: number;
}

/** N7.3: the effect of a bonus step is accepted or declined before the climb goes on. */
export const bonus = declareProcedure<NightmareCathedral, Bonus, CathedralMove>('bonus', {
  offer: ask({
    who: (_, l) => l.seat,
    moves: () => [ACCEPT, DONE],
    play(s, l, seat, move, table) {
      if (move.type === 'accept') carryOut(table, seat, RITUAL[l.step].effects);
    },
  }),
});

/** Climbs paid steps (N7.2): they cost a follower for each symbol, or three followers from Limbo. */
export const worship = declareProcedure<NightmareCathedral, Worshipping, CathedralMove>('worship', {
  look(s, l, table) {
    if (l.left <= 0 || listWorships(s, l).length === 0) table.leave();
  },
  step: ask({
    who: (_, l) => l.seat,
    moves: (s, l) => (mustGoOn(s) ? listWorships(s, l) : [...listWorships(s, l), DONE]),
    play(s, l, seat, move, table) {
      if (move.type !== 'worship') return table.leave();
      l.left = l.left - 1;
      l.marker = move.marker;
      if (move.limbo) payLimbo(s, seat, LIMBO_PRICE, table);
      else l.signs = RITUAL[findStepAbove(s, seat, move.marker)!].signs.slice();
    },
  }),
  kneel: ask({
    who: (_, l) => (l.signs.length > 0 ? l.seat : null),
    moves: (s, l) => listPayers(s, l.seat, l.signs[0]),
    play(s, l, seat, move, table) {
      if (move.type !== 'kneel') return;
      l.signs.shift();
      leaveArea(s, move.area, seat);
      s.kneeling[seat] = s.kneeling[seat] + 1;
      table.say({ key: 'knelt', seat, area: move.area });
      table.again();
    },
  }),
  climb(s, l, table) {
    climbTo(s, l.seat, l.marker, table);
    table.goto('look');
  },
});
