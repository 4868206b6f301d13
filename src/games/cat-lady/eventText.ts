import type { CatLadyEvent } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { cardPhrase, kindOfLine, listOf, numberOf, word } from './phrases';

/** What happened, in words for this viewer: told to the one who did it, and to the others by name. */
export function tell(event: CatLadyEvent, viewer: Seat): Phrase | null {
  const who = 'seat' in event ? event.seat : -1;
  const say = (key: string, facts: Readonly<Record<string, PhraseFact>> = {}): Phrase =>
    who === viewer ? word(`event.${key}.you`, facts) : word(`event.${key}.other`, { who: { seat: who }, ...facts });
  switch (event.key) {
    case 'dealt':
    case 'refilled':
    case 'scored':
      return null;
    case 'placed':
    case 'sprayed':
      return say(`${event.key}.${kindOfLine(event.line)}`, { number: numberOf(event.line) });
    case 'took':
      return say(`took.${kindOfLine(event.line)}`, {
        number: numberOf(event.line),
        cards: listOf(event.cards.map(cardPhrase)),
      });
    case 'adopted':
      return say('adopted', { card: cardPhrase(event.card) });
    case 'cashed':
      return say('cashed', { count: event.points });
    case 'revealed':
      return word('event.revealed');
    case 'restored':
      return say('restored');
    case 'fed':
      return say('fed', { fed: event.count, cats: event.cats, leftover: event.leftover });
  }
}
