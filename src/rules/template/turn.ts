import { ask, declareProcedure } from '../kernel/flow';
import type { Seat } from '../kernel/types';

import { numberOf } from './cards';
import type { Template, TemplateMove } from './state';

function movesOf(s: Template, seat: Seat): TemplateMove[] {
  const moves: TemplateMove[] = [];
  for (const card of s.hands[seat]) {
    s.stairs[seat].forEach((cards, stairs) => {
      const isFree = cards.length === 0 || numberOf(card) > numberOf(cards[cards.length - 1]);
      if (isFree) moves.push({ type: 'lay', card, stairs });
    });
    moves.push({ type: 'discard', card });
  }
  return moves;
}

/** The seats take turns until all hands are empty (TE2). */
export const match = declareProcedure<Template, object, TemplateMove>('match', {
  play: ask({
    who: (s) => s.turn,
    moves: (s, _, seat) => movesOf(s, seat),
    play(s, _, seat, move, table) {
      const hand = s.hands[seat];
      hand.splice(hand.indexOf(move.card), 1);
      if (move.type === 'lay') {
        s.stairs[seat][move.stairs].push(move.card);
        return table.say({ key: 'laid', seat, card: move.card, stairs: move.stairs });
      }
      s.discard.push(move.card);
      table.say({ key: 'discarded', seat, card: move.card });
    },
  }),

  draw(s, _, table) {
    const card = s.pile.pop();
    if (card === undefined) return;
    s.hands[s.turn].push(card);
    table.say({ key: 'drew', seat: s.turn, secret: { to: [s.turn], card } });
  },

  next(s, _, table) {
    const next = (s.turn + 1) % s.seats;
    if (s.hands[next].length === 0) {
      table.say({ key: 'ended', seat: s.turn });
      return table.finish();
    }
    s.turn = next;
    table.goto('play');
  },
});
