import type { Seat } from '../../rules/kernel/types';
import type { Koty, KotyMove } from '../../rules/koty/state';
import type { Phrase } from '../../words/phrase';

import { cardPhrase } from './dream';
import { playedAs } from './eventText';
import { attackOf } from './phase';

/** A move in words: on its button, when it is asked which of two is meant, and for those who listen. */
export function say(view: Koty, seat: Seat, move: KotyMove): Phrase {
  switch (move.type) {
    case 'place':
      return { key: 'koty:move.place', facts: { land: move.land + 1 } };
    case 'befriend':
    case 'fight': {
      const facts = { card: playedAs(move.card, move.as), land: move.land + 1 };
      if (move.dream === seat) return { key: `koty:move.${move.type}.own`, facts };
      return { key: `koty:move.${move.type}.rival`, facts: { ...facts, owner: { seat: move.dream } } };
    }
    case 'chase':
      return { key: 'koty:move.chase', facts: { card: cardPhrase(move.card), land: move.land + 1 } };
    case 'cover':
    case 'bat':
    case 'moth':
      return { key: `koty:move.${move.type}`, facts: { owner: { seat: move.dream }, land: move.land + 1 } };
    case 'lay':
      return { key: 'koty:move.lay', facts: { land: move.land + 1 } };
    case 'carry':
      return { key: 'koty:move.carry', facts: { owner: { seat: move.dream }, land: move.land + 1 } };
    case 'defend':
    case 'repeat':
      return { key: `koty:move.${move.type}`, facts: { card: playedAs(move.card, attackOf(view)?.as ?? 0) } };
    default:
      return { key: `koty:move.${move.type}` };
  }
}

/** One card on the discard pile, and all four go: the button says so, a hand does not. */
export const sure = ({ type }: KotyMove, isByHand: boolean): Phrase | null =>
  type === 'exchange' && isByHand ? { key: 'koty:sure.exchange' } : null;
