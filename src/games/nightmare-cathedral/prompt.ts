import type { Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { phrase } from './phrases';
import { getStep } from './task';

export const prompt = (view: NightmareCathedral, _seat: Seat): Phrase => phrase(`prompt.${getStep(view)}`);
export const status = (view: NightmareCathedral): Phrase => phrase('status', { turn: view.turns + 1 });
