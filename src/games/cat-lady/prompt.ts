import { deckFor } from '../../rules/cat-lady/cards';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Phrase } from '../../words/phrase';

import { findAsked, isAsked, getPhase } from './phase';
import { makePhrase } from './phrases';

/** Says what the match waits for or what is going on, in words for the seat that decides or for a seat that waits. */
export function describePrompt(view: CatLady, seat: Seat): Phrase {
  const step = getPhase(view);
  if (step === 'over' || step === 'played') return makePhrase(`prompt.${step}`);
  if (isAsked(view, seat)) {
    if (step !== 'match.feed') return makePhrase(`prompt.${step}`);
    return makePhrase(
      view.cats[seat].length === 0
        ? 'prompt.match.noCats'
        : view.changed[seat]
          ? 'prompt.match.changed'
          : 'prompt.match.feed',
    );
  }
  return makePhrase(`waiting.${step}`, { who: { seat: findAsked(view) } });
}

const TAKEN = 3;
const IN_GRID = 9;

/** Says how far the match has come: the round, and how many there are. */
export function describeStatus(view: CatLady): Phrase {
  if (view.revealed) return makePhrase('status.feeding');
  const refills = (deckFor(view.seats).length - view.box.length - IN_GRID) / TAKEN;
  const refilled =
    refills - view.deck.length / TAKEN - (getPhase(view) === 'turn.rest' && view.deck.length > 0 ? 1 : 0);
  return makePhrase('status.round', {
    round: Math.floor(refilled / view.seats) + 1,
    rounds: Math.ceil((refills + 1) / view.seats),
  });
}
