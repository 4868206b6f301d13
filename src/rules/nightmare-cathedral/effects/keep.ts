import { ask, declareProcedure } from '../../kernel/flow';
import type { Card, Seat } from '../../kernel/types';
import { KEEP } from '../moves';
import { mixDreams, takeOut, findTopDream, putUnderDreams } from '../piles';
import type { CathedralMove, NightmareCathedral } from '../state';

export interface KeepTask {
  readonly seat: Seat;
  readonly from: 'books' | 'dreams' | 'visions';
  /** How many cards are looked at, and below how many of them are kept. */
  readonly looks: number;
  left: number;
  /** Cards that only this seat sees. */
  looked: Card[];
}

function top(s: NightmareCathedral, from: KeepTask['from']): Card | undefined {
  if (from === 'books') return s.stageCards ? s.deck.pop() : s.deck2.pop();
  return from === 'visions' && !s.stageCards ? s.dreamDeck2.pop() : findTopDream(s);
}

/** Looks at cards and keeps some: Developments or Dreams of stage 2, or Dreams from their deck. */
export const keep = declareProcedure<NightmareCathedral, KeepTask, CathedralMove>('keep', {
  look(s, l, table) {
    for (let i = 0; i < l.looks; i++) {
      const card = top(s, l.from);
      if (card !== undefined) l.looked.push(card);
    }
    if (l.looked.length > 0)
      table.say({
        key: 'looked',
        seat: l.seat,
        from: l.from,
        count: l.looked.length,
        secret: { to: [l.seat], cards: l.looked.slice() },
      });
  },

  keep: ask({
    who: (_, l) => (l.left > 0 && l.looked.length > 0 ? l.seat : null),
    moves: (_, l) => l.looked.map((card) => KEEP[card]),
    play(s, l, seat, move, table) {
      if (move.type !== 'keep') return;
      l.left = l.left - 1;
      takeOut(l.looked, move.card);
      (l.from === 'books' ? s.hands : l.from === 'dreams' ? s.dreams : s.visions)[seat].push(move.card);
      table.say({ key: 'kept', seat, from: l.from, secret: { to: [seat], card: move.card } });
      table.again();
    },
  }),

  putBack(s, l, table) {
    const rest = l.looked;
    l.looked = [];
    if (l.from === 'dreams') {
      for (const card of rest) putUnderDreams(s, l.seat, card);
    } else if (l.from === 'books') {
      const deck = s.stageCards ? s.deck : s.deck2;
      deck.push(...rest);
      table.shuffle(deck);
    } else if (s.stageCards) {
      s.dreamDeck.push(...rest);
      mixDreams(s, table);
    } else {
      s.dreamDeck2.push(...rest);
      table.shuffle(s.dreamDeck2);
    }
    if (rest.length > 0) table.say({ key: 'putAway', seat: l.seat, from: l.from, count: rest.length });
  },
});
