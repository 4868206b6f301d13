import type { Seat } from '../../rules/kernel/types';
import { specialOf } from '../../rules/sen/cards';
import type { Place, Sen, SenMove } from '../../rules/sen/state';
import type { Phrase } from '../../words/phrase';

import { cardPhrase } from './eventText';

const swapped = (one: Place, other: Place): Phrase =>
  one.dream === other.dream
    ? { key: 'sen:move.swapWithin', facts: { owner: { seat: one.dream }, one: one.land + 1, other: other.land + 1 } }
    : {
        key: 'sen:move.swap',
        facts: {
          owner: { seat: one.dream },
          one: one.land + 1,
          otherOwner: { seat: other.dream },
          other: other.land + 1,
        },
      };

/** A move in words: on its button, and as an action for those who listen. */
export function say(view: Sen, seat: Seat, move: SenMove): Phrase {
  switch (move.type) {
    case 'look':
      return move.dream === seat
        ? { key: 'sen:move.lookOwn', facts: { land: move.land + 1 } }
        : { key: 'sen:move.look', facts: { land: move.land + 1, owner: { seat: move.dream } } };
    case 'take':
    case 'put':
      return { key: `sen:move.${move.type}`, facts: { land: move.land + 1 } };
    case 'use':
      return { key: `sen:move.use.${specialOf(view.hand[0])}` };
    case 'keep':
      return { key: 'sen:move.keep', facts: { card: cardPhrase(view.hand[move.index]) } };
    case 'swap':
      return swapped(move.one, move.other);
    case 'claim':
      return { key: 'sen:move.claim', facts: { one: move.lands[0] + 1, other: move.lands[1] + 1 } };
    case 'say':
      return { key: 'sen:move.say', facts: { crows: move.crows } };
    default:
      return { key: `sen:move.${move.type}` };
  }
}

/** The call ends the round for everybody. */
export const sure = ({ type }: SenMove): Phrase | null => (type === 'wake' ? { key: 'sen:sure.wake' } : null);
