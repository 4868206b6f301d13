import type { Seat } from '../../rules/kernel/types';
import { countKept } from '../../rules/three-chapters/draft';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import type { Phrase } from '../../words/phrase';

import { valuePhrase } from './cards';
import { findChoice, getPhase, seatOnTurn } from './phase';

/** Says what the match waits for or what is going on, in words for the seat that decides or for a seat that waits. */
export function describePrompt(view: ThreeChapters, seat: Seat): Phrase {
  const step = getPhase(view, seat);
  if (step === 'others') {
    const turn = view.chapter === 2 ? seatOnTurn(view) : null;
    return turn === null
      ? { key: 'three-chapters:waiting.draft' }
      : { key: 'three-chapters:waiting.trick', facts: { who: { seat: turn } } };
  }
  if (step === 'chosen') {
    const card = findChoice(view, seat);
    return card === null
      ? { key: 'three-chapters:waiting.draft' }
      : { key: 'three-chapters:waiting.chosen', facts: { card: valuePhrase(card) } };
  }
  if (step === 'play') return { key: `three-chapters:prompt.${view.trick.length === 0 ? 'lead' : 'play'}` };
  return { key: `three-chapters:prompt.${step}` };
}

/** Says how far the match has come: the chapter, and the card or trick in it. */
export function describeStatus(view: ThreeChapters): Phrase {
  const all = countKept(view.seats);
  if (view.chapter === 1)
    return { key: 'three-chapters:status.one', facts: { card: Math.min(all, view.kept[0].length + 1), all } };
  if (view.chapter === 2)
    return { key: 'three-chapters:status.two', facts: { trick: Math.min(all, view.stories[0].length + 1), all } };
  return { key: 'three-chapters:status.three' };
}
