import type { Seat } from '../../rules/kernel/types';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { phrase } from './phrases';

export const describeMove = (_view: NightmareCathedral, _seat: Seat, move: CathedralMove): Phrase =>
  phrase(`move.${move.type}`);
