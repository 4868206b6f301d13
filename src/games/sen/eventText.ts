import type { Card, Seat } from '../../rules/kernel/types';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { pictureOf } from './cardFace';
import type { SenEvent } from './events';

export const cardPhrase = (card: Card): Phrase => ({ key: `sen:card.${pictureOf(card)}.name` });

type Facts = Record<string, PhraseFact>;

/** What happened, in words for this viewer. Told twice over: to the one who did it, and to the others by name. */
export function tell(event: SenEvent, viewer: Seat): Phrase | null {
  const mine = event.seat === viewer;
  const say = (key: string, facts: Facts = {}): Phrase => ({
    key: `sen:event.${key}.${mine ? 'you' : 'other'}`,
    facts: mine ? facts : { who: { seat: event.seat }, ...facts },
  });
  switch (event.key) {
    case 'dealt':
      return say('dealt', { round: event.round });
    case 'looked':
      return looked(event, viewer, say);
    case 'took':
      return say('took', { land: event.land + 1, card: cardPhrase(event.card), left: cardPhrase(event.left) });
    case 'drew':
      return say('drew', event.card === undefined ? {} : { card: cardPhrase(event.card) });
    case 'put':
      return say('put', { land: event.land + 1, left: cardPhrase(event.left) });
    case 'discarded':
      return say('discarded', { card: cardPhrase(event.card) });
    case 'used':
      return say('used', { special: { key: `sen:special.${event.special}` } });
    case 'drewTwo':
      return say('drewTwo', { count: event.count });
    case 'kept':
      return say('kept', { left: cardPhrase(event.left) });
    case 'swapped': {
      const { one, other } = event;
      if (one.dream === other.dream)
        return say('swappedWithin', { owner: { seat: one.dream }, one: one.land + 1, other: other.land + 1 });
      return say('swapped', {
        owner: { seat: one.dream },
        one: one.land + 1,
        otherOwner: { seat: other.dream },
        other: other.land + 1,
      });
    }
    case 'claimed': {
      const [one, other] = event.cards;
      const crows: Phrase = { key: 'sen:crows', facts: { count: event.crows } };
      return event.right
        ? say('claimedRight', { crows })
        : say('claimedWrong', { crows, one: cardPhrase(one), other: cardPhrase(other) });
    }
    case 'settled':
      return say('settled', { count: event.lands });
    case 'emptied':
    case 'revealed':
      return { key: `sen:event.${event.key}` };
    case 'woke':
      return say('woke');
    case 'counted':
      return { key: 'sen:event.counted', facts: { round: event.round } };
  }
}

function looked(
  { seat, dream, land, card }: SenEvent & { key: 'looked' },
  viewer: Seat,
  say: (key: string, facts: Facts) => Phrase,
): Phrase {
  const facts: Facts = { land: land + 1, ...(card !== undefined && { card: cardPhrase(card) }) };
  if (dream === seat) return say('lookedOwn', facts);
  return dream === viewer ? say('lookedYours', facts) : say('looked', { ...facts, owner: { seat: dream } });
}
