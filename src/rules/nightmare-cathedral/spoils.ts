import { ask } from '../kernel/flow';
import type { Ask, Automatic } from '../kernel/types';

import { carryOut, carryOutWholly } from './carrying';
import { CONFLICTS } from './content/cards';
import type { Conflict } from './falling';
import { battleEffects } from './fighting';
import { DRAW, VICTORY } from './moves';
import { draw } from './piles';
import { SHADOWS, type CathedralMove, type NightmareCathedral } from './state';

/** Steps of a conflict in which cards bring what they say of its end (N6.7). */

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

/** The active seat first. */
export const aftermath: Automatic<NightmareCathedral, Conflict> = (s, l, table) => {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.turn + i) % s.seats;
    const index = l.sides.indexOf(seat);
    if (index < 0) continue;
    const cards = l.laid[index];
    carryOut(
      table,
      seat,
      [...battleEffects(cards, seat === l.winner ? 'onWin' : 'onLoss'), ...battleEffects(cards, 'after')],
      l.area,
    );
  }
};
