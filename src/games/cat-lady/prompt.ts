import { deckFor } from '../../rules/cat-lady/cards';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Phrase } from '../../words/phrase';

import { askedOf, isAsked, stepOf } from './phase';
import { word } from './phrases';

/** What the match waits for, or what is going on: in words for the seat that is to decide, and for those who wait. */
export function prompt(view: CatLady, seat: Seat): Phrase {
  const step = stepOf(view);
  if (step === 'over' || step === 'played') return word(`prompt.${step}`);
  if (isAsked(view, seat)) {
    if (step !== 'match.feed') return word(`prompt.${step}`);
    return word(
      view.cats[seat].length === 0
        ? 'prompt.match.noCats'
        : view.changed[seat]
          ? 'prompt.match.changed'
          : 'prompt.match.feed',
    );
  }
  return word(`waiting.${step}`, { who: { seat: askedOf(view) } });
}

const TAKEN = 3;
const IN_GRID = 9;

/** Where the match stands: the round, of how many. */
export function status(view: CatLady): Phrase {
  if (view.revealed) return word('status.feeding');
  const refills = (deckFor(view.seats).length - view.box.length - IN_GRID) / TAKEN;
  const refilled = refills - view.deck.length / TAKEN - (stepOf(view) === 'turn.rest' && view.deck.length > 0 ? 1 : 0);
  return word('status.round', {
    round: Math.floor(refilled / view.seats) + 1,
    rounds: Math.ceil((refills + 1) / view.seats),
  });
}
