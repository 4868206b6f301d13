import { freeze } from '../../kernel/clone';

import type { ConflictCard } from './types';

export const CONFLICTS_1: readonly ConflictCard[] = freeze([
  {
    key: 'the-rabble',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
      { attack: 2, defence: 1 },
    ],
    victory: [['draw', 2]],
    defeat: [['discard', 1]],
  },
  {
    key: 'crawling-dark',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
      { attack: 3, defence: 0 },
    ],
    victory: [['produce', 'here', 1]],
    defeat: [['addShadow', 'here', 1]],
  },
  {
    key: 'the-lost',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 1, defence: 1 },
      { attack: 2, defence: 1 },
    ],
    victory: [['climb', 'any', 1]],
    defeat: [['lose', 'any', 1]],
  },
  {
    key: 'ruined-house',
    stage: 1,
    shadows: [
      { attack: 0, defence: 1 },
      { attack: 1, defence: 1 },
      { attack: 2, defence: 2 },
    ],
    victory: [['level', 'here', 1]],
    defeat: [],
  },
  {
    key: 'keepers-of-the-threshold',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 1 },
    ],
    victory: [['level', 'fortress', 1]],
    defeat: [['lose', 'any', 1]],
  },
  {
    key: 'choir-of-the-hungry',
    stage: 1,
    shadows: [
      { attack: 1, defence: 1 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 1 },
    ],
    victory: [['climb', 'bonus', 1]],
    defeat: [['addShadow', 'next', 2]],
  },
  {
    key: 'wraiths',
    stage: 1,
    shadows: [
      { attack: 0, defence: 0 },
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
    ],
    victory: [['move', 2]],
    defeat: [['discard', 1]],
  },
  {
    key: 'winged-shades',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
      { attack: 3, defence: 1 },
    ],
    victory: [['fly', 'anywhere']],
    defeat: [['rivals', [['draw', 1]]]],
  },
  {
    key: 'the-blind',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
    ],
    victory: [['addShadow', 'next', 1]],
    defeat: [['lose', 'any', 1]],
  },
  {
    key: 'reflections',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 1 },
      { attack: 2, defence: 2 },
    ],
    victory: [['convert', 'next', 1]],
    defeat: [['addShadow', 'here', 1]],
  },
  {
    key: 'masterless-faithful',
    stage: 1,
    shadows: [
      { attack: 0, defence: 1 },
      { attack: 1, defence: 1 },
      { attack: 2, defence: 1 },
    ],
    victory: [['produce', 'controlled', 2]],
    defeat: [],
  },
  {
    key: 'the-diggers',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
      { attack: 3, defence: 1 },
    ],
    victory: [['recall', 'here', 1]],
    defeat: [['discard', 2]],
  },
  {
    key: 'night-birds',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 2 },
    ],
    victory: [
      ['draw', 1],
      ['fly', 2],
    ],
    defeat: [['addShadow', 'next', 1]],
  },
  {
    key: 'beggars',
    stage: 1,
    shadows: [
      { attack: 0, defence: 0 },
      { attack: 1, defence: 1 },
      { attack: 2, defence: 1 },
    ],
    victory: [['may', [['pay', ['cards', 1], [['climb', 'bonus', 1]]]]]],
    defeat: [],
  },
  {
    key: 'the-fettered',
    stage: 1,
    shadows: [
      { attack: 1, defence: 1 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 1 },
    ],
    victory: [
      ['removeShadow', 'next', 1],
      ['draw', 1],
    ],
    defeat: [['rivals', [['produce', 'controlled', 1]]]],
  },
  {
    key: 'thieves-of-sleep',
    stage: 1,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
      { attack: 3, defence: 0 },
    ],
    victory: [['dreams', 2, 1]],
    defeat: [['discard', 1]],
  },
]);

export const CONFLICTS_2: readonly ConflictCard[] = freeze([
  {
    key: 'retinue-of-the-nightmare',
    stage: 2,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 1 },
    ],
    victory: [['command', 1]],
    defeat: [['addShadow', 'here', 1]],
  },
  {
    key: 'black-fire',
    stage: 2,
    shadows: [
      { attack: 1, defence: 1 },
      { attack: 3, defence: 0 },
      { attack: 4, defence: 1 },
    ],
    victory: [
      ['climb', 'bonus', 1],
      ['draw', 1],
    ],
    defeat: [['lose', 'any', 2]],
  },
  {
    key: 'the-petrified',
    stage: 2,
    shadows: [
      { attack: 0, defence: 2 },
      { attack: 1, defence: 2 },
      { attack: 2, defence: 3 },
    ],
    victory: [['level', 'here', 1]],
    defeat: [],
  },
  {
    key: 'the-swarm',
    stage: 2,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
      { attack: 4, defence: 0 },
    ],
    victory: [['draw', 3]],
    defeat: [['addShadow', 'next', 2]],
  },
  {
    key: 'the-scream',
    stage: 2,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 3, defence: 1 },
      { attack: 3, defence: 2 },
    ],
    victory: [['command', 1]],
    defeat: [['discard', 2]],
  },
  {
    key: 'fallen-priests',
    stage: 2,
    shadows: [
      { attack: 1, defence: 1 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 2 },
    ],
    victory: [['climb', 'bonus', 2]],
    defeat: [['lose', 'any', 1]],
  },
  {
    key: 'the-builders',
    stage: 2,
    shadows: [
      { attack: 1, defence: 1 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 1 },
    ],
    victory: [['level', 'controlled', 1]],
    defeat: [['rivals', [['draw', 1]]]],
  },
  {
    key: 'sea-of-hands',
    stage: 2,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 1 },
      { attack: 4, defence: 1 },
    ],
    victory: [['produce', 'controlled', 3]],
    defeat: [
      ['addShadow', 'here', 1],
      ['discard', 1],
    ],
  },
  {
    key: 'the-nameless',
    stage: 2,
    shadows: [
      { attack: 2, defence: 0 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 1 },
    ],
    victory: [['choose', [[['command', 1]], [['draw', 2]]]]],
    defeat: [['lose', 'any', 1]],
  },
  {
    key: 'hunger',
    stage: 2,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 1 },
    ],
    victory: [['devour', 'shadow', 1, 'next']],
    defeat: [['devour', 'own', 1, 'any']],
  },
  {
    key: 'the-last-sleep',
    stage: 2,
    shadows: [
      { attack: 1, defence: 1 },
      { attack: 2, defence: 2 },
      { attack: 3, defence: 2 },
    ],
    victory: [['dreams', 3, 1]],
    defeat: [['discard', 1]],
  },
  {
    key: 'turncoats',
    stage: 2,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 2 },
    ],
    victory: [['convert', 'next', 2]],
    defeat: [['rivals', [['produce', 'controlled', 1]]]],
  },
  {
    key: 'wanderers',
    stage: 2,
    shadows: [
      { attack: 1, defence: 0 },
      { attack: 2, defence: 0 },
      { attack: 3, defence: 1 },
    ],
    victory: [['move', 4]],
    defeat: [['addShadow', 'next', 1]],
  },
  {
    key: 'bones-of-the-cathedral',
    stage: 2,
    shadows: [
      { attack: 2, defence: 0 },
      { attack: 3, defence: 0 },
      { attack: 4, defence: 1 },
    ],
    victory: [
      ['level', 'fortress', 1],
      ['draw', 1],
    ],
    defeat: [['lose', 'any', 2]],
  },
  {
    key: 'the-abyss',
    stage: 2,
    shadows: [
      { attack: 1, defence: 1 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 2 },
    ],
    victory: [['recall', 'controlled', 3]],
    defeat: [['discard', 1]],
  },
  {
    key: 'the-witnesses',
    stage: 2,
    shadows: [
      { attack: 0, defence: 1 },
      { attack: 2, defence: 1 },
      { attack: 3, defence: 1 },
    ],
    victory: [['addShadow', 'any', 2]],
    defeat: [],
  },
]);
