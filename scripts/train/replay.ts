import type { Dice } from '../../src/rules/kernel/types';

import type { Sample } from './selfPlay';

/** The last samples of self-play, from which batches are drawn. */
export function createReplay(most: number) {
  const samples: Sample[] = [];
  let next = 0;
  return {
    count: () => samples.length,
    add(sample: Sample): void {
      samples[next] = sample;
      next = (next + 1) % most;
    },
    draw: (size: number, dice: Dice): Sample[] =>
      Array.from({ length: size }, () => samples[dice.random(samples.length)]),
  };
}
