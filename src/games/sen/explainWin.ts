import type { Seat } from '../../rules/kernel/types';
import type { Sen } from '../../rules/sen/state';
import type { Decider } from '../../table/face';
import type { Phrase } from '../../words/phrase';

import { breakDownScore } from './scoreBreakdown';

/** The round in which the winner left the other furthest behind, with the penalty if there was one. */
export function explainWin(view: Sen, winner: Seat, other: Seat): Decider | null {
  const leads = view.rounds.map(({ points }) => points[other] - points[winner]);
  const most = Math.max(...leads);
  if (most <= 0) return null;
  const at = leads.indexOf(most);
  const { points } = view.rounds[at];
  const { penalty } = breakDownScore(view.rounds[at], view.options)[other];
  const facts = { who: { seat: winner }, other: { seat: other }, round: at + 1, points: points[winner] };
  return {
    text: {
      key: `sen:decided.${penalty > 0 ? 'penalty' : 'round'}`,
      facts: { ...facts, theirs: points[other], penalty },
    },
  };
}

/** What the round that was counted last brought a seat; moves of Sen say nothing of crows. */
export function describeGain({ rounds }: Sen, seat: Seat): Phrase {
  const count = rounds[rounds.length - 1].points[seat];
  const round = rounds.length;
  return count === 0 ? { key: 'sen:gainNone', facts: { round } } : { key: 'sen:gain', facts: { round, count } };
}
