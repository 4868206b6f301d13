import type { Seat } from '../../rules/kernel/types';
import { partsOf } from '../../rules/nightmare-cathedral/score';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { makePhrase } from './phrases';

/** The five rounds of the count. */
export const describeSigns = (view: NightmareCathedral, seat: Seat): Phrase =>
  makePhrase('signs', { ...partsOf(view)[seat] });
