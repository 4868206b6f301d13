import type { Event, Seat } from '../../rules/kernel/types';
import type { Template, TemplateMove } from '../../rules/template/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { cardPhrase } from './scene';

/** A move in words. */
export const say = (_view: Template, _seat: Seat, move: TemplateMove): Phrase =>
  move.type === 'lay'
    ? { key: 'template:move.lay', facts: { card: cardPhrase(move.card), stairs: move.stairs + 1 } }
    : { key: 'template:move.discard', facts: { card: cardPhrase(move.card) } };

/** What happened, in words for this viewer. */
export function tell(event: Event, viewer: Seat): Phrase | null {
  const { key, seat = 0 } = event;
  const isOwn = seat === viewer;
  const who: Record<string, PhraseFact> = isOwn ? {} : { who: { seat } };
  const whose = isOwn ? 'you' : 'other';
  switch (key) {
    case 'laid':
      return {
        key: `template:event.laid.${whose}`,
        facts: { ...who, card: cardPhrase(Number(event.card)), stairs: Number(event.stairs) + 1 },
      };
    case 'discarded':
      return { key: `template:event.discarded.${whose}`, facts: { ...who, card: cardPhrase(Number(event.card)) } };
    case 'drew': // eventFor has put the card of the secret into the event of whoever may know it
      return isOwn ? { key: 'template:event.drew', facts: { card: cardPhrase(Number(event.card)) } } : null;
    default:
      return { key: 'template:event.ended' };
  }
}

/** What the match waits for, as this seat reads it. */
export function prompt(view: Template, seat: Seat): Phrase {
  if (view.flow.length === 0) return { key: 'template:prompt.over' };
  return view.turn === seat
    ? { key: 'template:prompt.play' }
    : { key: 'template:prompt.waiting', facts: { who: { seat: view.turn } } };
}

/** Where the match stands. */
export const status = (view: Template): Phrase => ({
  key: 'template:status',
  facts: { count: view.pile.length },
});
