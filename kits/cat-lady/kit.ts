import type { CatLady } from '../../src/rules/cat-lady/state';
import type { GameKit } from '../kit';

import { box } from './box';
import { greedy } from './greedy';
import { sheet } from './sheet';

export const kit: GameKit = {
  id: 'cat-lady',
  golden: {
    two: { seats: 2, seed: 3, by: 'random' },
    three: { seats: 3, seed: 9, by: 'random' },
    four: { seats: 4, seed: 7, by: 'normal' },
  },
  ladder: {
    pairings: [
      { seats: 4, one: 'hard', others: 'random', matches: 400, aim: 0.9 },
      { seats: 4, one: 'hard', others: 'normal', matches: 200, aim: 0.35 },
      { seats: 2, one: 'normal', others: 'easy', matches: 400, aim: 0.6 },
      { seats: 2, one: 'hard', others: 'greedy', matches: 400, aim: 0.6 },
      { seats: 2, one: 'hard', others: 'normal', matches: 2000, aim: 0.6 },
      { seats: 2, one: 'master', others: 'hard', matches: 1000, aim: 0.55 },
    ],
    peers: { greedy },
  },
  training: {
    worlds: 1,
    longest: 500,
    hidden: 24,
    // the best feeding lies in the bowls, and nobody needs to learn to leave it there
    isSettled: (s) => (s as CatLady).revealed,
  },
  bench: [{ seats: 4, least: 20_000 }], // half of random play is feeding
  sheet,
  box,
  art: {
    decks: [
      { name: 'Cat Lady', files: /^cat-lady\/(?!ground)\w+\.webp$/, count: 61 },
      { name: 'Cat Lady, small', files: /^cat-lady\/small\/\w+\.webp$/, count: 59 },
    ],
    outputs: async () => (await import('../../scripts/art/cat-lady')).outputs,
  },
};
