import { clone } from '../kernel/clone';
import { ask, declareProcedure } from '../kernel/flow';
import type { Seat } from '../kernel/types';

import { findCarrying, insert, type Carrying } from './carrying';
import type { Effects } from './content/effects';
import { NIGHTMARES } from './content/nightmares';
import { note } from './did';
import { COMMAND, DONE, ROAM } from './moves';
import { canCommand, listRoamingTargets } from './rising';
import { SIDES, type CathedralMove, type NightmareCathedral } from './state';

interface Commanding {
  readonly seat: Seat;
  left: number;
}

export const isFreeCommand = (s: NightmareCathedral, seat: Seat, nightmare: number): boolean =>
  ((s.commanded[seat] >> nightmare) & 1) === 0;

/** A Nightmare that this seat has not commanded in this turn carries out its card (N9.1). */
export const command = declareProcedure<NightmareCathedral, Commanding, CathedralMove>('command', {
  look(s, l, table) {
    if (l.left <= 0 || !canCommand(s, l.seat)) table.leave();
  },
  which: ask({
    who: (_, l) => l.seat,
    moves: (s, l) => COMMAND.filter((_, nightmare) => isFreeCommand(s, l.seat, nightmare)),
    play(s, l, seat, move, table) {
      if (move.type !== 'command') return;
      const { nightmare } = move;
      l.left = l.left - 1;
      s.commanded[seat] = s.commanded[seat] | (1 << nightmare);
      note(s, seat, 'commanded');
      table.say({ key: 'commanded', seat, nightmare });
      const here = s.nightmareAt[nightmare];
      const frame: Carrying = {
        seat,
        list: clone(NIGHTMARES[s.nightmares[nightmare]][s.options.side].command) as Carrying['list'],
        here,
        errand: { nightmare, path: [here], eaten: Array.from({ length: SIDES }, () => 0) },
      };
      table.call('effects', frame);
      table.goto('look');
    },
  }),
});

interface Roaming {
  readonly seat: Seat;
  left: number;
  /** Effects that are carried out in each area that is entered. */
  readonly trail?: Effects;
}

/** N9.2: the commanded Nightmare moves; it has to leave the Cathedral. */
export const roam = declareProcedure<NightmareCathedral, Roaming, CathedralMove>('roam', {
  look(s, l, table) {
    const { errand } = findCarrying(s);
    if (l.left <= 0 || !errand || listRoamingTargets(s, errand.nightmare, errand.path).length === 0) table.leave();
  },
  step: ask({
    who: (_, l) => l.seat,
    moves(s) {
      const { nightmare, path } = findCarrying(s).errand!;
      const moves = listRoamingTargets(s, nightmare, path).map((area) => ROAM[area]);
      if (s.nightmareAt[nightmare] !== 0) moves.push(DONE);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type !== 'roam') return table.leave();
      const carrying = findCarrying(s);
      const { nightmare, path } = carrying.errand!;
      l.left = l.left - 1;
      path.push(move.to);
      s.nightmareAt[nightmare] = move.to;
      carrying.here = move.to;
      table.say({ key: 'roamed', seat, nightmare, to: move.to });
      if (!l.trail) return table.goto('look');
      insert(carrying, [...l.trail, ['trail', l.left, l.trail]]);
    },
  }),
});
