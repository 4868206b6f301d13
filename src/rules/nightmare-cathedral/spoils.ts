import { ask } from '../kernel/flow';
import type { Ask, Automatic } from '../kernel/types';

import { carryOut, carryOutWholly } from './carrying';
import { CONFLICTS } from './content/cards';
import type { Conflict } from './falling';
import { effectsInBattle } from './fighting';
import { DRAW, VICTORY } from './moves';
import { draw } from './piles';
import { SHADOWS, type CathedralMove, type NightmareCathedral } from './state';

/** Steps that follow a conflict, in which cards bring what they promise for its outcome (N6.7). */

export const reward: Ask<NightmareCathedral, Conflict, CathedralMove> = ask({
  who: (_, l) => (l.drawn.length > 0 && l.winner !== SHADOWS ? l.winner : null),
  moves: () => [VICTORY, DRAW],
  play(s, l, seat, move, table) {
    if (move.type === 'draw') return draw(s, seat, 1, table);
    table.say({ key: 'victory', seat, card: l.drawn[0] });
    carryOutWholly(table, seat, CONFLICTS[l.drawn[0]].victory, l.area);
  },
});

export const defeat: Automatic<NightmareCathedral, Conflict> = (_, l, table) => {
  if (l.drawn.length === 0 || l.winner !== SHADOWS) return;
  table.say({ key: 'defeat', seat: l.sides[0], card: l.drawn[0] });
  carryOutWholly(table, l.sides[0], CONFLICTS[l.drawn[0]].defeat, l.area);
};

/** Carries out the Combat cards of both sides, beginning with the active seat. */
export const carryOutCards: Automatic<NightmareCathedral, Conflict> = (s, l, table) => {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.turn + i) % s.seats;
    const index = l.sides.indexOf(seat);
    if (index < 0) continue;
    const cards = l.laid[index];
    carryOut(
      table,
      seat,
      [...effectsInBattle(cards, seat === l.winner ? 'onWin' : 'onLoss'), ...effectsInBattle(cards, 'after')],
      l.area,
    );
  }
};
