import { createEngine } from '../../../src/rules/kernel/engine';
import { threeChapters } from '../../../src/rules/three-chapters/game';
import type { ThreeChapters, ThreeChaptersMove } from '../../../src/rules/three-chapters/state';
import { playRandomly, type Hear, type Watch } from '../playRandomly';

export const engine = createEngine(threeChapters);

/**
 * Plays random moves, with every number of seats in turn. `watch` is called with every decision before it is played,
 * `hear` with every event right after.
 */
export function play(
  number: number,
  watch: Watch<ThreeChapters, ThreeChaptersMove>,
  hear?: Hear<ThreeChapters>,
): ThreeChapters {
  return playRandomly(engine, { seats: 2 + (number % 5), seed: number }, { watch, hear });
}
