import { indexByNumber } from './numbered';
import type { Token } from './types';

/** The rewards of Forking Paths; each exists once (N10). */
export const TOKENS = indexByNumber<Token>(1, [
  { key: 'step', colour: 'grey', effects: [['climb', 'any', 1]] },
  { key: 'pair', colour: 'grey', effects: [['produce', 'oneControlled', 2]] },
  { key: 'road', colour: 'grey', effects: [['move', 3]] },
  { key: 'flight', colour: 'grey', effects: [['fly', 'anywhere']] },
  { key: 'change', colour: 'grey', effects: [['convert', 'nextToWinged', 1]] },
  { key: 'waking', colour: 'grey', effects: [['dreamer']] },
  { key: 'lesson', colour: 'yellow', effects: [['upgrade', 1]] },
  { key: 'library', colour: 'yellow', effects: [['books', 5, 2]] },
  { key: 'vision', colour: 'yellow', effects: [['visions', 4, 1]] },
  { key: 'wall', colour: 'yellow', effects: [['level', 'fortress', 1]] },
  { key: 'two-doors', colour: 'red', effects: [['climb', 'bonus', 1]] },
  {
    key: 'ambush',
    colour: 'red',
    effects: [
      ['addShadow', 'oneAny', 2],
      ['conflict', 'here', 1],
    ],
  },
  { key: 'covenant', colour: 'red', effects: [['agreeAny']] },
]);
