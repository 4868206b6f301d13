import type { Event, Seat } from '../../rules/kernel/types';
import type { Template, TemplateMove } from '../../rules/template/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { cardPhrase } from './scene';

/** Describes a move in words. */
export const describeMove = (_view: Template, _seat: Seat, move: TemplateMove): Phrase =>
  move.type === 'lay'
    ? { key: 'template:move.lay', facts: { card: cardPhrase(move.card), stairs: move.stairs + 1 } }
    : { key: 'template:move.discard', facts: { card: cardPhrase(move.card) } };

/** Describes an event in words for this viewer. */
export function describeEvent(event: Event, viewer: Seat): Phrase | null {
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
    case 'drew': // hideSecret has put the card into the event for the seat that may know it
      return isOwn ? { key: 'template:event.drew', facts: { card: cardPhrase(Number(event.card)) } } : null;
    default:
      return { key: 'template:event.ended' };
  }
}

/** Says what the match waits for, in words for this seat. */
export function describePrompt(view: Template, seat: Seat): Phrase {
  if (view.flow.length === 0) return { key: 'template:prompt.over' };
  return view.turn === seat
    ? { key: 'template:prompt.play' }
    : { key: 'template:prompt.waiting', facts: { who: { seat: view.turn } } };
}

/** Says how far the match has come. */
export const describeStatus = (view: Template): Phrase => ({
  key: 'template:status',
  facts: { count: view.pile.length },
});
