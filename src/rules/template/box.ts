import type { BoxStep } from '../kernel/sheet';
import type { Options } from '../kernel/types';

import { DECK } from './cards';

/** Lists how the real box is set up. */
export const listBoxSteps = (options: Options, seats: number): readonly BoxStep[] => [
  { name: 'shuffle', facts: { count: DECK.length } },
  { name: 'deal', facts: { count: Number(options.hand) } },
  { name: 'pile', facts: { count: DECK.length - Number(options.hand) * seats } },
];
