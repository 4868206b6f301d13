import { JUDGED } from '../../src/rules/nightmare-cathedral/features';
import type { GameKit } from '../kit';

import { balance } from './balance';
import { box } from './box';
import { cards } from './cards';
import { sheet } from './sheet';

export const kit: GameKit = {
  id: 'nightmare-cathedral',
  golden: {
    four: { seats: 4, seed: 3, by: 'random', options: { nightmares: '1+5' } },
    variable: { seats: 2, seed: 5, by: 'random', options: { length: 'variable', nightmares: '4+8', side: 'advanced' } },
    paths: { seats: 3, seed: 8, by: 'random', options: { forking: true, nightmares: '3+6' } },
  },
  cards,
  ladder: {
    pairings: [
      { seats: 4, one: 'hard', others: 'random', matches: 100, aim: 0.85 },
      { seats: 2, one: 'normal', others: 'easy', matches: 200, aim: 0.6 },
      { seats: 2, one: 'hard', others: 'normal', matches: 1000, aim: 0.58 },
      { seats: 2, one: 'master', others: 'hard', matches: 1000, aim: 0.55 },
    ],
    peers: {},
  },
  training: {
    worlds: 1,
    longest: 4000,
    hidden: 24,
    // an action is a dozen decisions, so that what comes of one shows late
    lambda: 0.9,
    every: 3,
    follows: { input: JUDGED, weight: 0.2 },
  },
  bench: [{ seats: 4, least: 60_000 }],
  sheet,
  box,
  art: {
    decks: [
      {
        name: 'Nightmare Cathedral, Developments',
        files: /^nightmare-cathedral\/development\/[\w-]+\.webp$/,
        count: 59,
      },
      { name: 'Nightmare Cathedral, Dreams', files: /^nightmare-cathedral\/dream\/[\w-]+\.webp$/, count: 46 },
      { name: 'Nightmare Cathedral, Conflicts', files: /^nightmare-cathedral\/conflict\/[\w-]+\.webp$/, count: 32 },
      { name: 'Nightmare Cathedral, Nightmares', files: /^nightmare-cathedral\/nightmare\/[\w-]+\.webp$/, count: 16 },
    ],
    outputs: async () => (await import('../../scripts/art/nightmare-cathedral')).outputs,
  },
  balance,
};
