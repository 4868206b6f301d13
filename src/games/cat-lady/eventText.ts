import type { CatLadyEvent } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { cardPhrase, kindOfLine, listPhrase, numberOf, makePhrase } from './phrases';

/** Describes an event in words for this viewer: one text for the seat that acted, another with names for the others. */
export function describeEvent(event: CatLadyEvent, viewer: Seat): Phrase | null {
  const who = 'seat' in event ? event.seat : -1;
  const say = (key: string, facts: Readonly<Record<string, PhraseFact>> = {}): Phrase =>
    who === viewer
      ? makePhrase(`event.${key}.you`, facts)
      : makePhrase(`event.${key}.other`, { who: { seat: who }, ...facts });
  switch (event.key) {
    case 'dealt':
    case 'refilled':
    case 'fed': // the count shows it; who hears the table is told
      return null;
    case 'scored':
      return makePhrase('event.scored');
    case 'placed':
    case 'sprayed':
      return say(`${event.key}.${kindOfLine(event.line)}`, { number: numberOf(event.line) });
    case 'took':
      return say(`took.${kindOfLine(event.line)}`, {
        number: numberOf(event.line),
        cards: listPhrase(event.cards.map(cardPhrase)),
      });
    case 'adopted':
      return say('adopted', { card: cardPhrase(event.card) });
    case 'cashed':
      return say('cashed', { count: event.points });
    case 'revealed':
      return makePhrase('event.revealed');
    case 'restored':
      return say('restored');
  }
}

/** Tells who hears the table what the count shows. */
export function describeUnsaid(event: CatLadyEvent, viewer: Seat): Phrase | null {
  if (event.key !== 'fed') return null;
  const facts = { fed: event.count, cats: event.cats, leftover: event.leftover };
  return event.seat === viewer
    ? makePhrase('event.fed.you', facts)
    : makePhrase('event.fed.other', { who: { seat: event.seat }, ...facts });
}
