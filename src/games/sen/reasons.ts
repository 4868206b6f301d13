import type { Seat } from '../../rules/kernel/types';
import type { Sen } from '../../rules/sen/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { breakDownScore } from './scoreBreakdown';

/** Explains in words how the last round was scored. */
export function listReasons(view: Sen): Phrase[] {
  const round = view.rounds[view.rounds.length - 1];
  if (!round) return [];
  const breakdown = breakDownScore(round, view.options);
  const who = { seat: round.ended };
  if (breakdown.some((one) => one.allIn)) {
    return [{ key: 'sen:sheet.allIn', facts: { who: { seat: round.points.indexOf(0) } } }];
  }
  const { penalty } = breakdown[round.ended];
  const ending: Phrase = !round.called
    ? { key: 'sen:sheet.emptied' }
    : penalty > 0
      ? { key: 'sen:sheet.penalty', facts: { who, penalty } }
      : { key: 'sen:sheet.fewest', facts: { who } };
  const rewards = breakdown.flatMap((one, seat): Phrase[] =>
    one.reward > 0 ? [{ key: 'sen:sheet.reward', facts: { who: { seat }, count: one.reward } }] : [],
  );
  return [...rewards, ending];
}

/** Joins the names of these seats. */
const nameAll = ([first, ...more]: readonly Seat[]): PhraseFact =>
  more.reduce<PhraseFact>((one, seat) => ({ key: 'sen:both', facts: { one, other: { seat } } }), { seat: first });

/** Says who had the fewest crows in the last round, and what became of who called. */
export function describeVerdict(view: Sen, viewer: Seat): Phrase {
  const round = view.rounds[view.rounds.length - 1];
  const breakdown = breakDownScore(round, view.options);
  if (breakdown.some((one) => one.allIn)) return listReasons(view)[0];
  const kept = breakdown.map(({ crows, reward }) => crows - reward);
  const fewest = Math.min(...kept);
  const { penalty } = breakdown[round.ended];
  const best = kept.flatMap((one, seat) => (one === fewest ? [seat] : []));
  const facts = { best: nameAll(best), fewest, who: { seat: round.ended }, count: penalty };
  if (!round.called) return { key: 'sen:event.compared.emptied', facts: { best: facts.best, fewest } };
  if (penalty === 0) return { key: 'sen:event.compared.right', facts: { best: facts.best, fewest } };
  return { key: `sen:event.compared.wrong.${round.ended === viewer ? 'you' : 'other'}`, facts };
}

/** Says how long the match goes on. */
export function describeOutlook(view: Sen): Phrase {
  const { end, limit, rounds } = view.options;
  if (view.flow.length === 0) return { key: 'sen:sheet.over' };
  if (end === 'rounds') return { key: 'sen:sheet.rounds', facts: { round: view.rounds.length, rounds } };
  return { key: 'sen:sheet.limit', facts: { limit, most: Math.max(...view.totals) } };
}
