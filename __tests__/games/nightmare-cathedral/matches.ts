import { createEngine } from '../../../src/rules/kernel/engine';
import type { Event, Options } from '../../../src/rules/kernel/types';
import { nightmareCathedral } from '../../../src/rules/nightmare-cathedral/game';
import type { CathedralMove, NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { seededRandom } from '../seededRandom';

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
  watch: (state: NightmareCathedral, seat: number, moves: readonly CathedralMove[]) => void,
  hear: (event: Event, state: NightmareCathedral) => void = () => {},
  most = 700,
): void {
  const { seats, options } = variant(number);
  const s = engine.start({ seats, seed: number, options });
  const random = seededRandom(number);
  for (let count = 0; count < most && !engine.isOver(s); count++) {
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    watch(s, seat, moves);
    const lively = moves.filter(({ type }) => !DULL.includes(type));
    const from = lively.length > 0 && random(6) > 0 ? lively : moves;
    engine.play(s, seat, from[random(from.length)], (event) => hear(event, s));
  }
}
