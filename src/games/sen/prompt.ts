import type { Seat } from '../../rules/kernel/types';
import { specialOf } from '../../rules/sen/cards';
import type { Sen } from '../../rules/sen/state';
import type { Phrase } from '../../words/phrase';
import { looksLeft, stepOf } from './step';
import { cardPhrase } from './tell';

/** What the match waits for: in words for the seat that is to decide, and for those who wait. */
export function prompt(view: Sen, seat: Seat): Phrase {
  const step = stepOf(view);
  if (step === 'over') return { key: 'sen:prompt.over' };
  if (step === 'match.look') {
    const left = seat < 0 ? -1 : looksLeft(view, seat);
    if (left < 0) return { key: 'sen:waiting.match.look' };
    return left === 0 ? { key: 'sen:prompt.match.remember' } : { key: 'sen:prompt.match.look', facts: { count: left } };
  }
  if (seat !== view.turn) return { key: `sen:waiting.${step}`, facts: { who: { seat: view.turn } } };
  if (step === 'turn.choose') return { key: view.options.pairs && view.dreams[seat].length > 1 ? 'sen:prompt.turn.chooseOrPair' : 'sen:prompt.turn.choose' };
  if (step === 'turn.drawn') return drawn(view);
  return { key: `sen:prompt.${step}` };
}

function drawn(view: Sen): Phrase {
  const card = view.hand[0];
  const special = specialOf(card);
  const facts = { card: cardPhrase(card) };
  if (special === null) return { key: 'sen:prompt.turn.drawn', facts };
  return { key: `sen:prompt.turn.drawnSpecial.${special}`, facts };
}

/** Where the match stands. */
export function status(view: Sen): Phrase {
  const { end, limit, rounds } = view.options;
  const round = view.rounds.length + (view.flow.length > 0 ? 1 : 0);
  return end === 'rounds' ? { key: 'sen:status.rounds', facts: { round, rounds } } : { key: 'sen:status.limit', facts: { round, limit } };
}
