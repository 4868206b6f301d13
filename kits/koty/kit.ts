import type { GameKit } from '../kit';

import { box } from './box';
import { greedy } from './greedy';
import { sheet } from './sheet';

export const kit: GameKit = {
  id: 'koty',
  golden: {
    base: { seats: 3, seed: 11, by: 'random' },
    night: { seats: 2, seed: 5, by: 'random', options: { moth: 4, bat: 4, owl: 4, dragon: 1 } },
    team: { seats: 4, seed: 9, by: 'normal', options: { teams: true, owl: 4 } },
  },
  ladder: {
    pairings: [
      { seats: 4, one: 'hard', others: 'random', matches: 400, aim: 0.85 },
      { seats: 2, one: 'normal', others: 'easy', matches: 400, aim: 0.6 },
      { seats: 2, one: 'hard', others: 'greedy', matches: 400, aim: 0.6 },
      { seats: 2, one: 'hard', others: 'normal', matches: 2000, aim: 0.6 },
      { seats: 2, one: 'hard', others: 'judged', matches: 2000, aim: 0.8 },
      { seats: 2, one: 'master', others: 'hard', matches: 1000, aim: 0.55 },
    ],
    peers: { greedy },
  },
  training: {
    worlds: 1,
    longest: 1500,
    hidden: 32,
  },
  bench: [{ seats: 4, least: 90_000 }],
  sheet,
  box,
  art: {
    decks: [
      {
        name: 'Koty',
        files: /^koty\/((blue|yellow|green|pink)-\d|crow|joker|moth|bat|owl|dragon|back)\.webp$/,
        count: 15,
      },
    ],
    outputs: async () => (await import('../../scripts/art/koty')).outputs,
  },
};
