import type { Sen } from '../../rules/sen/state';
import type { Phrase } from '../../words/phrase';

import { accountOf } from './scoreBreakdown';

/** Why the last round was written down as it was, in words. */
export function reasons(view: Sen): Phrase[] {
  const round = view.rounds[view.rounds.length - 1];
  if (!round) return [];
  const account = accountOf(round, view.options);
  const who = { seat: round.ended };
  if (account.some((one) => one.allIn)) {
    return [{ key: 'sen:sheet.allIn', facts: { who: { seat: round.points.indexOf(0) } } }];
  }
  const { penalty } = account[round.ended];
  const ending: Phrase = !round.called
    ? { key: 'sen:sheet.emptied' }
    : penalty > 0
      ? { key: 'sen:sheet.penalty', facts: { who, penalty } }
      : { key: 'sen:sheet.fewest', facts: { who } };
  const rewards = account.flatMap((one, seat): Phrase[] =>
    one.reward > 0 ? [{ key: 'sen:sheet.reward', facts: { who: { seat }, count: one.reward } }] : [],
  );
  return [...rewards, ending];
}

/** How long the match goes on. */
export function outlook(view: Sen): Phrase {
  const { end, limit, rounds } = view.options;
  if (view.flow.length === 0) return { key: 'sen:sheet.over' };
  if (end === 'rounds') return { key: 'sen:sheet.rounds', facts: { round: view.rounds.length, rounds } };
  return { key: 'sen:sheet.limit', facts: { limit, most: Math.max(...view.totals) } };
}
