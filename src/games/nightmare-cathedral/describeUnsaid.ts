import type { Seat } from '../../rules/kernel/types';
import type { Effect, Effects } from '../../rules/nightmare-cathedral/content/effects';
import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import type { Phrase } from '../../words/phrase';

import { describeClauses } from './clause';
import { cardName } from './names';
import { makePhrase } from './phrases';
import { sayWho } from './telling';

/** Of what is only offered, what is lost. */
function unwrap(effect: Effect): Effects {
  if (effect[0] === 'may') return effect[1].flatMap(unwrap);
  return effect[0] === 'pay' ? effect[2] : [effect];
}

/** Describes what chips and cards show without a sentence: who hears the table has to be told. */
export function describeUnsaid(event: CathedralEvent, viewer: Seat): Phrase | null {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.key) {
    case 'passed':
    case 'putBack':
      return sayWho(event.key, event.seat, viewer);
    case 'discarded':
      return sayWho('discarded', event.seat, viewer, { card: cardName(event.card) });
    case 'dreamTaken':
      return sayWho('dreamTaken', event.seat, viewer, event.card === undefined ? {} : { card: cardName(event.card) });
    case 'idle':
      return sayWho('idle', event.seat, viewer, { effects: describeClauses(unwrap(event.effect), 'to') });
    // One's own cards are told by their names.
    case 'drew':
      return isOwn ? null : makePhrase('event.drewSome', { who: { seat: event.seat }, count: event.count });
    case 'dreamDrawn':
      return isOwn ? null : makePhrase('event.dreamDrawnBy', { who: { seat: event.seat } });
    default:
      return null;
  }
}
