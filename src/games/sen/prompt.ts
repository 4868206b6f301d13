import type { Seat } from '../../rules/kernel/types';
import { specialOf } from '../../rules/sen/cards';
import type { Sen } from '../../rules/sen/state';
import type { Phrase } from '../../words/phrase';

import { cardPhrase } from './eventText';
import { looksLeft, stepOf, type Step } from './phase';

/** What the match waits for, or what is going on: in words for the seat that is to decide, and for those who wait. */
export function prompt(view: Sen, seat: Seat): Phrase {
  const step = stepOf(view);
  if (step === 'over' || step === 'played' || step === 'counted') return { key: `sen:prompt.${step}` };
  if (step === 'match.look') return firstLook(view, seat);
  return seat === view.turn ? onTurn(view, step) : { key: `sen:waiting.${step}`, facts: { who: { seat: view.turn } } };
}

function firstLook(view: Sen, seat: Seat): Phrase {
  const left = seat < 0 ? -1 : looksLeft(view, seat);
  if (left < 0) return { key: 'sen:waiting.match.look' };
  return left === 0 ? { key: 'sen:prompt.match.remember' } : { key: 'sen:prompt.match.look', facts: { count: left } };
}

function onTurn(view: Sen, step: Step): Phrase {
  if (step === 'turn.choose')
    return {
      key: `sen:prompt.turn.${view.options.pairs && view.dreams[view.turn].length > 1 ? 'chooseOrPair' : 'choose'}`,
    };
  if (step !== 'turn.drawn') return { key: `sen:prompt.${step}` };
  const [card] = view.hand;
  if (!card) return { key: 'sen:prompt.played' }; // laid just now
  return {
    key: `sen:prompt.turn.${specialOf(card) === null ? 'drawn' : 'drawnSpecial'}`,
    facts: { card: cardPhrase(card) },
  };
}

/** Where the match stands: a round lasts until its score has been seen. */
export function status(view: Sen): Phrase {
  const { end, limit, rounds } = view.options;
  const isWritten = view.flow.length === 0 || view.flow[view.flow.length - 1].step === 'count';
  const round = view.rounds.length + (isWritten ? 0 : 1);
  return end === 'rounds'
    ? { key: 'sen:status.rounds', facts: { round, rounds } }
    : { key: 'sen:status.limit', facts: { round, limit } };
}
