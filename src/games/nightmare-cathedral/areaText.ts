import type { Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { phrase } from './phrases';

/** What stands in an area and who controls it, as it is heard. */
export const describeArea = (_view: NightmareCathedral, _viewer: Seat, area: number): Phrase =>
  phrase('place.area', { area });
