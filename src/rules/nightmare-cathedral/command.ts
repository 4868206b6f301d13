import { clone } from '../kernel/clone';
import { ask, procedure } from '../kernel/flow';
import type { Seat } from '../kernel/types';

import { carryingOf, insert, type Carrying } from './carrying';
import type { Effects } from './content/effects';
import { NIGHTMARES } from './content/nightmares';
import { note } from './did';
import { COMMAND, DONE, ROAM } from './moves';
import { canCommand, roamsTo } from './rising';
import { SIDES, type CathedralMove, type NightmareCathedral } from './state';

interface Commanding {
  readonly seat: Seat;
  left: number;
}

export const isFree = (s: NightmareCathedral, seat: Seat, nightmare: number): boolean =>
  ((s.commanded[seat] >> nightmare) & 1) === 0;

/** A Nightmare not commanded by this seat in this turn carries out its card (N9.1). */
export const command = procedure<NightmareCathedral, Commanding, CathedralMove>('command', {
  look(s, l, table) {
    if (l.left <= 0 || !canCommand(s, l.seat)) table.leave();
  },
  which: ask({
    who: (_, l) => l.seat,
    moves: (s, l) => COMMAND.filter((_, nightmare) => isFree(s, l.seat, nightmare)),
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
  /** Carried out in each area entered. */
  readonly trail?: Effects;
}

/** N9.2: the Nightmare on its errand moves; out of the Cathedral it must. */
export const roam = procedure<NightmareCathedral, Roaming, CathedralMove>('roam', {
  look(s, l, table) {
    const { errand } = carryingOf(s);
    if (l.left <= 0 || !errand || roamsTo(s, errand.nightmare, errand.path).length === 0) table.leave();
  },
  step: ask({
    who: (_, l) => l.seat,
    moves(s) {
      const { nightmare, path } = carryingOf(s).errand!;
      const moves = roamsTo(s, nightmare, path).map((area) => ROAM[area]);
      if (s.nightmareAt[nightmare] !== 0) moves.push(DONE);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type !== 'roam') return table.leave();
      const carrying = carryingOf(s);
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
