import type { Seat } from '../../rules/kernel/types';
import { partsOf, scoreOf, rankTrial, type Parts } from '../../rules/nightmare-cathedral/score';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { countFollowersOf } from '../../rules/nightmare-cathedral/units';
import type { Phrase } from '../../words/phrase';

import { makePhrase } from './phrases';

/** The five parts of a score, in the order in which they are counted (N12). */
export const PARTS: readonly (keyof Parts)[] = ['ritual', 'fortresses', 'devoured', 'upgrades', 'dreams'];

export const endPartName = (part: keyof Parts): Phrase => makePhrase(`score.${part}`);

/** What broke a tie of the best (N12.7); null when points alone decide. */
export function describeTieBreak(view: NightmareCathedral): Phrase | null {
  const scores = scoreOf(view);
  const best = Math.max(...scores);
  const level = scores.flatMap((score, seat): Seat[] => (score === best ? [seat] : []));
  if (level.length < 2) return null;
  const parts = partsOf(view);
  const mostDreams = Math.max(...level.map((seat) => parts[seat].dreams));
  const dreaming = level.filter((seat) => parts[seat].dreams === mostDreams);
  if (dreaming.length === 1) return makePhrase('score.tie.dreams', { who: { seat: dreaming[0] } });
  const most = Math.max(...dreaming.map((seat) => countFollowersOf(view, seat)));
  const standing = dreaming.filter((seat) => countFollowersOf(view, seat) === most);
  return standing.length === 1
    ? makePhrase('score.tie.followers', { who: { seat: standing[0] } })
    : makePhrase('score.tie.shared');
}

/** How a trial ended for its person, by points alone (N12.8). */
export const describeTrial = (points: number): Phrase =>
  makePhrase('score.trial', { rank: makePhrase(`score.rank.${rankTrial(points)}`), count: points });
