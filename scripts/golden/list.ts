import type { Wanted } from '../playthrough/play';

/** A readable match for every game and variant, kept in __tests__/golden and reviewed as a diff. */
export const GOLDEN: Readonly<Record<string, Readonly<Record<string, Wanted>>>> = {
  sen: {
    base: { seats: 3, seed: 11, by: 'random', options: { end: 'rounds', rounds: 3, memory: 'none' } },
    variants: {
      seats: 2,
      seed: 5,
      by: 'random',
      options: { end: 'limit', limit: 60, penalty: 15, tameCrows: true, allIn: true, pairs: true, memory: 'full' },
    },
    five: { seats: 5, seed: 8, by: 'normal', options: { end: 'rounds', rounds: 1 } },
  },
  'three-chapters': {
    two: { seats: 2, seed: 4, by: 'random' },
    three: { seats: 3, seed: 2, by: 'random' },
    five: { seats: 5, seed: 6, by: 'random' },
  },
  koty: {
    base: { seats: 3, seed: 11, by: 'random' },
    night: { seats: 2, seed: 5, by: 'random', options: { moth: 4, bat: 4, owl: 4, dragon: 1 } },
    team: { seats: 4, seed: 9, by: 'normal', options: { teams: true, owl: 4 } },
  },
  'cat-lady': {
    two: { seats: 2, seed: 3, by: 'random' },
    three: { seats: 3, seed: 9, by: 'random' },
    four: { seats: 4, seed: 7, by: 'normal' },
  },
  'nightmare-cathedral': {
    four: { seats: 4, seed: 3, by: 'random', options: { nightmares: '1+5' } },
    variable: { seats: 2, seed: 5, by: 'random', options: { length: 'variable', nightmares: '4+8', side: 'advanced' } },
    paths: { seats: 3, seed: 8, by: 'random', options: { forking: true, nightmares: '3+6' } },
  },
};
