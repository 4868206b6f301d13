import { freeze } from '../../kernel/clone';

import { indexByNumber } from './numbered';
import type { Nightmare } from './types';

/** Nightmares by the number on their card. */
export const NIGHTMARES = indexByNumber<Nightmare>(1, [
  {
    number: 1,
    key: 'burning-rider',
    basic: {
      command: [
        ['roam', 2],
        ['devour', 'any', 1],
        ['climb', 'any', 1],
      ],
      limit: [5, 6, 7],
    },
    advanced: {
      command: [
        ['roam', 3],
        ['devour', 'eachSide', 1],
        ['perDevoured', 'own', [['climb', 'bonus', 1]]],
        ['climb', 'any', 1],
      ],
      limit: [8, 11, 13],
    },
  },
  {
    number: 2,
    key: 'horizon-eater',
    basic: { command: [['trail', 2, [['devour', 'any', 1]]]], limit: [5, 6, 7] },
    advanced: {
      command: [
        ['trail', 3, [['devour', 'any', 1]]],
        ['addShadow', 'here', 1],
      ],
      limit: [6, 8, 9],
    },
  },
  {
    number: 3,
    key: 'pack-of-bone',
    basic: {
      command: [
        ['roam', 2],
        ['conflict', 'here', 1, 'devourFallen'],
      ],
      limit: [8, 10, 12],
    },
    advanced: {
      command: [
        ['roam', 3],
        ['conflict', 'here', 2, 'devourFallen'],
      ],
      limit: [9, 12, 14],
    },
  },
  {
    number: 4,
    key: 'the-weaver',
    basic: {
      command: [
        ['roam', 2],
        ['draw', 2],
        ['may', [['pay', ['cards', 1], [['devour', 'any', 1]]]]],
      ],
      limit: null,
    },
    advanced: {
      command: [
        ['roam', 2],
        ['draw', 1],
        ['may', [['pay', ['cards', 2], [['devour', 'eachSide', 1]]]]],
        ['upgrade', 1],
      ],
      limit: null,
    },
  },
  {
    number: 5,
    key: 'faceless-monk',
    basic: {
      command: [
        ['roam', 1],
        ['devour', 'own', 1],
        ['perDevoured', 'own', [['climb', 'bonus', 2]]],
      ],
      limit: [7, 9, 11],
    },
    advanced: {
      command: [
        ['roam', 2],
        ['devour', 'any', 2],
        ['perDevoured', 'own', [['climb', 'bonus', 1]]],
        ['perDevoured', 'rival', [['owner', [['climb', 'any', 1]]]]],
      ],
      limit: [10, 15, 18],
    },
  },
  {
    number: 6,
    key: 'mother-of-hunger',
    basic: {
      command: [
        ['roam', 2],
        ['devour', 'any', 1],
        ['perDevoured', 'own', [['draw', 2]]],
      ],
      limit: [8, 10, 12],
    },
    advanced: {
      command: [
        ['roam', 2],
        ['devour', 'own', 1],
        ['devour', 'rival', 1],
        ['perDevoured', 'own', [['draw', 2]]],
        ['perDevoured', 'rival', [['owner', [['draw', 1]]]]],
      ],
      limit: [9, 12, 14],
    },
  },
  {
    number: 7,
    key: 'shrouded-host',
    basic: {
      command: [
        ['roam', 1],
        ['devour', 'most', 1],
        ['conflict', 'here', 1],
      ],
      limit: [5, 6, 7],
    },
    advanced: {
      command: [
        ['roam', 2],
        ['devour', 'eachSide', 1],
        ['conflict', 'here', 1, 'devourFallen'],
      ],
      limit: [8, 11, 13],
    },
  },
  {
    number: 8,
    key: 'the-clockmaker',
    basic: {
      command: [
        ['roam', 2],
        ['choose', [[['devour', 'any', 2]], [['release', 1]]]],
      ],
      limit: [5, 7, 8],
    },
    advanced: {
      command: [
        ['roam', 3],
        ['choose', [[['devour', 'eachSide', 1]], [['devour', 'shadow', 3]], [['release', 2]]]],
      ],
      limit: [7, 9, 10],
    },
  },
]);

/**
 * Pairs that the rulebook suggests. In this order they are about climbing, conflicts, a long plan, rivalry for the
 * devoured, a quick end, many cards, and no mercy.
 */
export const PAIRS: readonly (readonly [number, number])[] = freeze([
  [1, 5],
  [3, 7],
  [4, 8],
  [3, 6],
  [2, 8],
  [4, 6],
  [1, 7],
]);
