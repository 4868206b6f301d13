import type { Seat } from '../../rules/kernel/types';
import type { Sen } from '../../rules/sen/state';
import type { Phrase } from '../../words/phrase';

/** The crows of each round; those of a round that the seat ended by calling have an exclamation mark. */
export const describeSigns = ({ rounds }: Sen, seat: Seat): Phrase => ({
  key: 'sen:signs',
  facts: {
    rounds: rounds
      .map(({ points, called, ended }) => `${points[seat]}${called && ended === seat ? '!' : ''}`)
      .join(' '),
  },
});
