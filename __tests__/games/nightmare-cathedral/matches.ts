import { createEngine } from '../../../src/rules/kernel/engine';
import type { Options } from '../../../src/rules/kernel/types';
import { nightmareCathedral } from '../../../src/rules/nightmare-cathedral/game';
import type { CathedralMove, NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { chooseLively, playRandomly, type Hear, type Watch } from '../playRandomly';

export const engine = createEngine(nightmareCathedral);

/** Takes every number of seats in turn, with each length, with and without the paths, with both sides. */
export function variant(number: number): { seats: number; options: Options } {
  return {
    seats: 2 + (number % 3),
    options: {
      length: number % 2 === 0 ? 'standard' : 'variable',
      forking: Math.floor(number / 2) % 2 === 1,
      side: Math.floor(number / 3) % 2 === 1 ? 'advanced' : 'basic',
    },
  };
}

const DULL: readonly CathedralMove['type'][] = ['done', 'pass', 'ignore', 'putBack'];

/**
 * Plays random moves, up to a limit, mostly such as do something. `watch` is called with every decision before it is
 * played, `hear` with every event right after.
 */
export function play(
  number: number,
  watch: Watch<NightmareCathedral, CathedralMove>,
  hear?: Hear<NightmareCathedral>,
  most = 700,
): void {
  playRandomly(engine, { seed: number, ...variant(number) }, { watch, hear, most, choose: chooseLively(DULL, 6) });
}
