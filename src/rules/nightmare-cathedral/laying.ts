import { ask } from '../kernel/flow';
import type { Ask } from '../kernel/types';

import { isAgainstShadows, type Conflict } from './falling';
import { countMostCards } from './fighting';
import { DONE, LAY, LAY_FIRST } from './moves';
import { takeOut } from './piles';
import { SHADOWS, type CathedralMove, type NightmareCathedral } from './state';

/** Steps of a conflict in which cards are laid face down (N6.2). */

export const order: Ask<NightmareCathedral, Conflict, CathedralMove> = ask({
  who: (s, l) => (isAgainstShadows(l) || l.sides.includes(s.control[l.area]) ? null : s.turn),
  moves: (_, l) => l.sides.map((side) => LAY_FIRST[side]),
  play(s, l, _seat, move, table) {
    if (move.type !== 'layFirst') return;
    if (move.side === l.sides[1]) l.sides = [l.sides[1], l.sides[0]];
    table.say({ key: 'laysFirst', seat: move.side });
  },
});

export function lay(index: 0 | 1): Ask<NightmareCathedral, Conflict, CathedralMove> {
  return ask({
    who(s, l) {
      const seat = l.sides[index];
      if (seat === SHADOWS || s.hands[seat].length === 0 || l.laid[index].length >= countMostCards(s, l.area, seat))
        return null;
      return seat;
    },
    moves(s, l, seat) {
      const moves = s.hands[seat].map((card) => LAY[card]);
      if (l.laid[index].length > 0) moves.push(DONE);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type !== 'lay') return;
      takeOut(s.hands[seat], move.card);
      l.laid[index].push(move.card);
      table.say({ key: 'laid', seat, count: l.laid[index].length, secret: { to: [seat], card: move.card } });
      table.again();
    },
  });
}
