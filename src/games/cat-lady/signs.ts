import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Phrase } from '../../words/phrase';

import { scoresIn } from './currentScores';
import { makePhrase } from './phrases';
import { splitScore } from './splitScore';

/** What each part of the count has brought. */
export const describeSigns = (view: CatLady, seat: Seat): Phrase =>
  makePhrase('signs', splitScore(scoresIn(view)[seat]));
