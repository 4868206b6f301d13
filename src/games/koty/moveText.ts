import type { Seat } from '../../rules/kernel/types';
import type { Koty, KotyMove } from '../../rules/koty/state';
import type { Phrase } from '../../words/phrase';

import { cardPhrase } from './dream';
import { nameAsPlayed } from './eventText';
import { findAttack } from './phase';

/** Describes a move in words: for its button, for the question which of two moves is meant, and for screen readers. */
export function describeMove(view: Koty, seat: Seat, move: KotyMove): Phrase {
  switch (move.type) {
    case 'place':
      return { key: 'koty:move.place', facts: { card: cardPhrase(move.card), land: move.land + 1 } };
    case 'befriend':
    case 'fight': {
      const facts = { card: nameAsPlayed(move.card, move.as), land: move.land + 1 };
      if (move.dream === seat) return { key: `koty:move.${move.type}.own`, facts };
      return { key: `koty:move.${move.type}.rival`, facts: { ...facts, owner: { seat: move.dream } } };
    }
    case 'chase':
      return { key: 'koty:move.chase', facts: { card: cardPhrase(move.card), land: move.land + 1 } };
    case 'cover':
      return {
        key: 'koty:move.cover',
        facts: { card: cardPhrase(move.card), owner: { seat: move.dream }, land: move.land + 1 },
      };
    case 'bat':
    case 'moth':
      return { key: `koty:move.${move.type}`, facts: { owner: { seat: move.dream }, land: move.land + 1 } };
    case 'lay':
      return { key: 'koty:move.lay', facts: { land: move.land + 1 } };
    case 'carry':
      return { key: 'koty:move.carry', facts: { owner: { seat: move.dream }, land: move.land + 1 } };
    case 'defend':
    case 'repeat':
      return { key: `koty:move.${move.type}`, facts: { card: nameAsPlayed(move.card, findAttack(view)?.as ?? 0) } };
    default:
      return { key: `koty:move.${move.type}` };
  }
}

/**
 * A person who drags one card to the discard pile may not expect that all four go, so we ask; the button says it
 * already.
 */
export const askToConfirm = ({ type }: KotyMove, isByHand: boolean): Phrase | null =>
  type === 'exchange' && isByHand ? { key: 'koty:sure.exchange' } : null;
