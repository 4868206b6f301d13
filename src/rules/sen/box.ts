import type { BoxStep } from '../kernel/sheet';
import type { Options } from '../kernel/types';

import { DECK } from './cards';
import { DEALT, FIRST_LOOKS } from './match';

/** Lists how a round of Sen is set up with real cards. The whole deck is used, whatever the number of seats. */
export const listBoxSteps = (_options: Options, seats: number): readonly BoxStep[] => [
  { name: 'shuffle', facts: { count: DECK.length } },
  { name: 'deal', facts: { count: DEALT } },
  { name: 'open', facts: { count: DECK.length - DEALT * seats - 1 } },
  { name: 'look', facts: { count: FIRST_LOOKS } },
];
