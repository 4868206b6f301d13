import type { GameKit } from '../kit';

import { balance } from './balance';
import { box } from './box';
import { cards } from './cards';
import { greedy } from './greedy';
import { sheet } from './sheet';

export const kit: GameKit = {
  id: 'three-chapters',
  golden: {
    two: { seats: 2, seed: 4, by: 'random' },
    three: { seats: 3, seed: 2, by: 'random' },
    five: { seats: 5, seed: 6, by: 'random' },
  },
  cards,
  ladder: {
    pairings: [
      { seats: 4, one: 'hard', others: 'random', matches: 400, aim: 0.8 },
      { seats: 2, one: 'normal', others: 'easy', matches: 400, aim: 0.55 },
      { seats: 2, one: 'hard', others: 'normal', matches: 2000, aim: 0.58 },
      { seats: 2, one: 'hard', others: 'greedy', matches: 2000, aim: 0.58 },
      { seats: 2, one: 'master', others: 'hard', matches: 1000, aim: 0.55 },
    ],
    peers: { greedy },
  },
  training: {
    worlds: 1,
    longest: 1500,
    hidden: 20,
  },
  bench: [{ seats: 4, least: 150_000 }],
  sheet,
  box,
  art: {
    decks: [
      { name: '3 Chapters', files: /^three-chapters\/\w+\.webp$/, count: 51 },
      { name: '3 Chapters, small', files: /^three-chapters\/small\/\w+\.webp$/, count: 50 },
    ],
    outputs: async () => (await import('../../scripts/art/three-chapters')).outputs,
  },
  balance,
};
