import type { Card, Seat } from '../../rules/kernel/types';
import type { LandPlace, Sen } from '../../rules/sen/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { pictureOf } from './cardFace';
import type { SenEvent } from './events';
import { describeVerdict } from './reasons';

export const cardPhrase = (card: Card): Phrase => ({ key: `sen:card.${pictureOf(card)}.name` });

type Facts = Record<string, PhraseFact>;

/**
 * Describes an event in words for this viewer. Every event has two texts: one for the seat that acted, one for the
 * others.
 */
export function describeEvent(event: SenEvent, viewer: Seat, view: Sen): Phrase | null {
  const isOwn = event.seat === viewer;
  const say = (key: string, facts: Facts = {}): Phrase => ({
    key: `sen:event.${key}.${isOwn ? 'you' : 'other'}`,
    facts: isOwn ? facts : { who: { seat: event.seat }, ...facts },
  });
  switch (event.key) {
    case 'dealt':
      return say('dealt', { round: event.round });
    case 'looked':
      return describeLook(event, viewer, say);
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
      const whose = (dream: Seat) => nameOwner(dream, event.seat, viewer);
      const nameLand = ({ dream, land }: LandPlace): Phrase => ({
        key: `sen:land.${whose(dream)}`,
        facts: { land: land + 1, owner: { seat: dream } },
      });
      if (one.dream !== other.dream) return say('swapped', { one: nameLand(one), other: nameLand(other) });
      const facts = { one: one.land + 1, other: other.land + 1, owner: { seat: one.dream } };
      return say('swappedWithin', { lands: { key: `sen:lands.${whose(one.dream)}`, facts } });
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
      return { key: 'sen:event.emptied' };
    case 'revealed':
      return event.crows ? say('revealed', writeSum(event.crows)) : null;
    case 'compared':
      return describeVerdict(view, viewer);
    case 'woke':
      return say('woke');
    case 'counted':
      return { key: 'sen:event.counted', facts: { round: event.round } };
  }
}

const writeSum = (crows: readonly number[]): Facts => ({
  sum: crows.join(' + '),
  total: crows.reduce((sum, one) => sum + one, 0),
});

/** Whose land it is, as the sentence has to say it: of the viewer who acts, of the viewer, of who acts, or of another. */
const nameOwner = (dream: Seat, actor: Seat, viewer: Seat): 'mine' | 'yours' | 'own' | 'of' => {
  if (dream === viewer) return actor === viewer ? 'mine' : 'yours';
  return dream === actor ? 'own' : 'of';
};

function describeLook(
  { seat, dream, land, card }: SenEvent & { key: 'looked' },
  viewer: Seat,
  say: (key: string, facts: Facts) => Phrase,
): Phrase {
  const facts: Facts = { land: land + 1, ...(card !== undefined && { card: cardPhrase(card) }) };
  if (dream === seat) return say('lookedOwn', facts);
  return dream === viewer ? say('lookedYours', facts) : say('looked', { ...facts, owner: { seat: dream } });
}
