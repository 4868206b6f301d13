import type { GameKit } from '../kit';

import { box } from './box';
import { greedy } from './greedy';
import { sheet } from './sheet';

export const kit: GameKit = {
  id: 'template',
  golden: {
    two: { seats: 2, seed: 3, by: 'random' },
    four: { seats: 4, seed: 7, by: 'normal', options: { hand: 5 } },
  },
  ladder: {
    pairings: [
      { seats: 4, one: 'hard', others: 'random', matches: 100, aim: 0.8 },
      { seats: 2, one: 'normal', others: 'easy', matches: 100, aim: 0.5 },
      { seats: 2, one: 'hard', others: 'greedy', matches: 100, aim: 0.4 },
    ],
    peers: { greedy },
  },
  bench: [{ seats: 4, least: 20_000 }],
  sheet,
  box,
  art: {
    decks: [], // the app draws its cards
    outputs: async () => (await import('../../scripts/art/template')).outputs,
  },
};
