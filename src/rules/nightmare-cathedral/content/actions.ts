import { freeze } from '../../kernel/clone';

import type { ActionCard } from './types';

/** The cards that everybody begins with, in the order of the Day spaces; they are the same for all seats. */
export const STARTING: readonly ActionCard[] = freeze([
  {
    action: 'develop',
    limit: null,
    do: [
      ['draw', 2],
      ['upgrade', 1],
    ],
    agree: [['choose', [[['draw', 1]], [['upgrade', 1]]]]],
    oppose: [['draw', 1]],
  },
  {
    action: 'summon',
    limit: null,
    do: [
      ['produceEach', 'fortress', 1],
      ['produceEach', 'marked', 1],
      ['produce', 'controlled', 2],
      ['move', 1],
    ],
    agree: [['produce', 'controlled', 2]],
    oppose: [['produce', 'controlled', 1]],
  },
  {
    action: 'fortify',
    limit: 3,
    do: [['build', [1, 2, 3]]],
    agree: [['build', [2]]],
    oppose: [['produce', 'fortress', 1]],
  },
  {
    action: 'manoeuvre',
    limit: null,
    do: [
      ['move', 4],
      ['convert', 'winged', 1],
      ['conflict', 'any', 3],
    ],
    agree: [
      ['move', 2],
      ['conflict', 'any', 1],
    ],
    oppose: [['choose', [[['move', 1]], [['command', 1]]]]],
  },
  {
    action: 'ritual',
    limit: null,
    do: [
      ['climb', 'bonus', 1],
      ['worship', 'all'],
    ],
    agree: [['choose', [[['climb', 'bonus', 1]], [['command', 1]]]]],
    oppose: [['climb', 'any', 1]],
  },
]);

/**
 * N1.4: how many units of one side an area holds. A Fortify card with a higher limit allows more in one area at a time.
 */
export const UNIT_LIMIT = 3;
