import type { Seat } from '../../rules/kernel/types';
import { partsOf, scoreOf, trialRank, type Parts } from '../../rules/nightmare-cathedral/score';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { followers } from '../../rules/nightmare-cathedral/units';
import type { Phrase } from '../../words/phrase';

import { phrase } from './phrases';

/** The five parts of a score, in the order in which they are counted (N12). */
export const PARTS: readonly (keyof Parts)[] = ['ritual', 'fortresses', 'devoured', 'upgrades', 'dreams'];

export const partName = (part: keyof Parts): Phrase => phrase(`score.${part}`);

/** What broke a tie of the best (N12.7); null when points alone decide. */
export function describeTieBreak(view: NightmareCathedral): Phrase | null {
  const scores = scoreOf(view);
  const best = Math.max(...scores);
  const level = scores.flatMap((score, seat): Seat[] => (score === best ? [seat] : []));
  if (level.length < 2) return null;
  const parts = partsOf(view);
  const mostDreams = Math.max(...level.map((seat) => parts[seat].dreams));
  const dreaming = level.filter((seat) => parts[seat].dreams === mostDreams);
  if (dreaming.length === 1) return phrase('score.tie.dreams', { who: { seat: dreaming[0] } });
  const most = Math.max(...dreaming.map((seat) => followers(view, seat)));
  const standing = dreaming.filter((seat) => followers(view, seat) === most);
  return standing.length === 1
    ? phrase('score.tie.followers', { who: { seat: standing[0] } })
    : phrase('score.tie.shared');
}

/** How a trial ended for its person, by points alone (N12.8). */
export const describeTrial = (points: number): Phrase =>
  phrase('score.trial', { rank: phrase(`score.rank.${trialRank(points)}`), count: points });
