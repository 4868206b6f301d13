import { declareProcedure } from '../kernel/flow';
import type { Card, Seat } from '../kernel/types';

import { chairOf } from './chairs';
import { MOST_GEMS, playChapterThree } from './chapterThree';
import type { ThreeChapters, ThreeChaptersMove } from './state';
import { add, pointsOf } from './tokens';

/**
 * While chapter III is counted: the seat whose cards are counted, then the card that pays, followed by the cards that
 * make it pay.
 */
export interface Counting {
  seat?: Seat;
  cards?: Card[];
}

/** The three chapters are played one after the other. */
export const match = declareProcedure<ThreeChapters, Counting, ThreeChaptersMove>('match', {
  chapterOne: (s, _, table) => table.call('draft'),
  chapterTwo: (s, _, table) => table.call('tricks'),

  chapterThree(s, l, table) {
    s.chapter = 3;
    table.say({ key: 'chapterThree' });
    const cards = s.tokens.map((_tokens, seat) => s.stories[chairOf(s, seat)]);
    const { payments, mostGems, last } = playChapterThree(cards, s.tokens, s.won);
    const count = (parts: typeof payments) =>
      parts.forEach((own, seat) => {
        for (const payment of own) {
          add(s.tokens[seat], payment.reward);
          l.seat = seat;
          l.cards = [payment.card, ...payment.cards];
          table.say({ key: 'counted', seat, ...payment });
        }
      });
    count(payments);
    for (const seat of mostGems) {
      add(s.tokens[seat], MOST_GEMS);
      l.seat = seat;
      l.cards = [];
      table.say({ key: 'mostGems', seat, reward: MOST_GEMS });
    }
    count(last);
    table.say({ key: 'finished', points: s.tokens.map(pointsOf) });
  },
});
