import type { Seat } from '../../rules/kernel/types';
import { keptInAll } from '../../rules/three-chapters/draft';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import type { Phrase } from '../../words/phrase';

import { valuePhrase } from './cards';
import { chosenBy, stepOf, turnSeat } from './phase';

/** What the match waits for, or what is going on: in words for the seat that is to decide, and for those who wait. */
export function prompt(view: ThreeChapters, seat: Seat): Phrase {
  const step = stepOf(view, seat);
  if (step === 'others') {
    const turn = view.chapter === 2 ? turnSeat(view) : null;
    return turn === null
      ? { key: 'three-chapters:waiting.draft' }
      : { key: 'three-chapters:waiting.trick', facts: { who: { seat: turn } } };
  }
  if (step === 'chosen') {
    const card = chosenBy(view, seat);
    return card === null
      ? { key: 'three-chapters:waiting.draft' }
      : { key: 'three-chapters:waiting.chosen', facts: { card: valuePhrase(card) } };
  }
  if (step === 'play') return { key: `three-chapters:prompt.${view.trick.length === 0 ? 'lead' : 'play'}` };
  return { key: `three-chapters:prompt.${step}` };
}

/** Where the match stands: the chapter, and which card or trick of it. */
export function status(view: ThreeChapters): Phrase {
  const all = keptInAll(view.seats);
  if (view.chapter === 1)
    return { key: 'three-chapters:status.one', facts: { card: Math.min(all, view.kept[0].length + 1), all } };
  if (view.chapter === 2)
    return { key: 'three-chapters:status.two', facts: { trick: Math.min(all, view.stories[0].length + 1), all } };
  return { key: 'three-chapters:status.three' };
}
