import type { Card, Seat } from '../../rules/kernel/types';
import { kindOf } from '../../rules/koty/cards';
import type { KotyEvent } from '../../rules/koty/events';
import type { Koty } from '../../rules/koty/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { pictureOfCat } from './cardFace';
import { cardPhrase } from './dream';
import { describeVerdict } from './verdict';

type Facts = Record<string, PhraseFact>;

const catPhrase = (value: number): Phrase => ({ key: `koty:card.${pictureOfCat(value)}.name` });

/** Names a card as it is played: a joker is called by the cat that it stands for. */
export const nameAsPlayed = (card: Card, as: number): Phrase =>
  kindOf(card) === 'joker' ? { key: 'koty:card.jokerAs', facts: { cat: catPhrase(as) } } : cardPhrase(card);

/**
 * Describes an event in words for this viewer. An event may have three texts: for the seat that acted, for the seat
 * that was affected, and for the others, with names.
 */
export function describeEvent(event: KotyEvent, viewer: Seat, view: Koty): Phrase | null {
  const who = 'seat' in event ? event.seat : -1;
  const whose = 'dream' in event ? event.dream : -1;
  const all = (key: string, facts: Facts = {}): Phrase => ({ key: `koty:event.${key}`, facts });
  const say = (key: string, facts: Facts = {}): Phrase =>
    all(`${key}.${who === viewer ? 'you' : 'other'}`, who === viewer ? facts : { who: { seat: who }, ...facts });
  const at = (key: string, facts: Facts = {}): Phrase => {
    if (who !== viewer && whose === viewer) return all(`${key}.yours`, { who: { seat: who }, ...facts });
    return say(key, { owner: { seat: whose }, ...facts });
  };
  switch (event.key) {
    case 'drew':
      return event.cards?.length === 1 ? all('drew', { card: cardPhrase(event.cards[0]) }) : null;
    case 'reshuffled':
    case 'repelled':
      return all(event.key);
    case 'placed':
      return say('placed', { land: event.land + 1, card: cardPhrase(event.card) });
    case 'covered':
      return at('covered', { land: event.land + 1, card: cardPhrase(event.card) });
    case 'chased':
      return say('chased', { land: event.land + 1 });
    case 'attacked': {
      const key = event.attacks > 1 ? 'attackedAgain' : event.meeting === 'fight' ? 'attackedSame' : 'attackedFriend';
      return at(key, { land: event.land + 1, card: nameAsPlayed(event.card, event.as) });
    }
    case 'defended':
      return who === whose
        ? say('defended', { card: nameAsPlayed(event.card, event.as) })
        : at('helped', { card: nameAsPlayed(event.card, event.as) });
    case 'exchanged':
    case 'declined':
    case 'stopped':
      return say(event.key);
    case 'caught':
      return say('caught', { card: cardPhrase(event.cards[1]) });
    case 'befriended':
    case 'fought':
      return all(event.key, { one: nameAsPlayed(event.cards[0], event.as), other: cardPhrase(event.cards[1]) });
    case 'laid':
    case 'paired':
      return say(event.key, { land: event.land + 1 });
    case 'lost':
      return all(event.from === 'pile' ? 'lostNine' : 'lost');
    case 'lured':
      return at('moth', { land: event.land + 1 });
    case 'carried':
      return all('carried', { card: cardPhrase(event.card), owner: { seat: event.to.dream }, land: event.to.land + 1 });
    case 'snatched':
      return at('bat', { land: event.land + 1 });
    case 'scorched':
      return say('dragon', { crows: event.cards.length });
    case 'ended':
      return all(`ended.${event.why}`);
    case 'compared':
      return describeVerdict(view);
  }
}
