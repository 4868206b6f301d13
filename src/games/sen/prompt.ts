import type { Seat } from '../../rules/kernel/types';
import { specialOf } from '../../rules/sen/cards';
import type { Sen } from '../../rules/sen/state';
import type { Phrase } from '../../words/phrase';

import { cardPhrase } from './eventText';
import { countLooksLeft, getPhase, type Phase } from './phase';

/** Says what the match waits for or what is going on, in words for the seat that decides or for a seat that waits. */
export function describePrompt(view: Sen, seat: Seat): Phrase {
  const step = getPhase(view);
  if (step === 'over' || step === 'played' || step === 'counted') return { key: `sen:prompt.${step}` };
  if (step === 'match.look') return describeFirstLook(view, seat);
  return seat === view.turn
    ? describeTurn(view, step)
    : { key: `sen:waiting.${step}`, facts: { who: { seat: view.turn } } };
}

function describeFirstLook(view: Sen, seat: Seat): Phrase {
  const left = seat < 0 ? -1 : countLooksLeft(view, seat);
  if (left < 0) return { key: 'sen:waiting.match.look' };
  return left === 0 ? { key: 'sen:prompt.match.remember' } : { key: 'sen:prompt.match.look', facts: { count: left } };
}

function describeTurn(view: Sen, step: Phase): Phrase {
  if (step === 'turn.choose')
    return {
      key: `sen:prompt.turn.${view.options.pairs && view.dreams[view.turn].length > 1 ? 'chooseOrPair' : 'choose'}`,
    };
  if (step !== 'turn.drawn') return { key: `sen:prompt.${step}` };
  const [card] = view.hand;
  if (!card) return { key: 'sen:prompt.played' }; // the card was laid a moment ago
  return {
    key: `sen:prompt.turn.${specialOf(card) === null ? 'drawn' : 'drawnSpecial'}`,
    facts: { card: cardPhrase(card) },
  };
}

/** Says how far the match has come. A round counts as going on until its score has been shown. */
export function describeStatus(view: Sen): Phrase {
  const { end, limit, rounds } = view.options;
  const isWritten = view.flow.length === 0 || view.flow[view.flow.length - 1].step === 'count';
  const round = view.rounds.length + (isWritten ? 0 : 1);
  return end === 'rounds'
    ? { key: 'sen:status.rounds', facts: { round, rounds } }
    : { key: 'sen:status.limit', facts: { round, limit } };
}
