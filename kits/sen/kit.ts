import type { GameKit } from '../kit';

import { beginLate } from './beginLate';
import { box } from './box';
import { memory } from './memory';
import { sheet } from './sheet';

export const kit: GameKit = {
  id: 'sen',
  golden: {
    base: { seats: 3, seed: 11, by: 'random', options: { end: 'rounds', rounds: 3, memory: 'none' } },
    variants: {
      seats: 2,
      seed: 5,
      by: 'random',
      options: { end: 'limit', limit: 60, penalty: 15, tameCrows: true, allIn: true, pairs: true, memory: 'full' },
    },
    five: { seats: 5, seed: 8, by: 'normal', options: { end: 'rounds', rounds: 1 } },
  },
  ladder: {
    pairings: [
      { seats: 2, one: 'hard', others: 'random', matches: 400, aim: 0.95 },
      { seats: 4, one: 'hard', others: 'normal', matches: 400, aim: 0.4 },
      { seats: 2, one: 'normal', others: 'easy', matches: 400, aim: 0.55 },
      { seats: 2, one: 'hard', others: 'memory', matches: 2000, aim: 0.55 },
      { seats: 2, one: 'master', others: 'hard', matches: 1000, aim: 0.55 },
    ],
    peers: { memory },
  },
  training: {
    worlds: 6,
    longest: 900,
    hidden: 32,
    begin: beginLate,
  },
  bench: [{ seats: 4, least: 200_000 }],
  sheet,
  box,
  art: {
    decks: [{ name: 'Sen', files: /^sen\/(\d|take|peek|swap|back)\.webp$/, count: 14 }],
    outputs: async () => (await import('../../scripts/art/sen')).outputs,
  },
};
