import { clone } from '../kernel/clone';
import type { Dice, Engine, Move } from '../kernel/types';
import type { Eyes } from './eyes';
import type { Level } from './levels';
import { followOn, prospects } from './playout';

/** The moves with the best sums, in their order. */
function best(tried: readonly number[], sums: readonly number[], count: number): number[] {
  const order = tried.slice().sort((one, other) => sums[other] - sums[one]);
  return order.slice(0, count).sort((one, other) => one - other);
}

/** Tries moves in the same imagined worlds; the mean of each, of those given up after the first world less than any. */
export function* sample(engine: Engine, eyes: Eyes, level: Extract<Level, { kind: 'sampler' }>, dice: Dice): Generator<undefined, readonly number[]> {
  const { seat, moves } = eyes;
  const sums = moves.map(() => 0);
  let tried = moves.map((_, i) => i);
  for (let world = 0; world < level.worlds; world++) {
    const start = eyes.imagine(dice);
    for (const i of tried) {
      const state = i < tried[tried.length - 1] ? clone(start) : start;
      engine.play(state, seat, moves[i]);
      yield* followOn(engine, state, seat, level.replies, dice);
      sums[i] += prospects(engine, state, seat);
      yield;
    }
    if (level.keeps !== undefined && tried.length > level.keeps) tried = best(tried, sums, level.keeps);
  }
  return sums.map((sum, i) => (tried.includes(i) ? sum / level.worlds : -Infinity));
}

/** One of the moves whose value is within `careless` of the best. */
export function pick(moves: readonly Move[], values: readonly number[], careless: number, dice: Dice): Move {
  const enough = Math.max(...values) - careless;
  const good = moves.filter((_, i) => values[i] >= enough);
  return good[dice.random(good.length)];
}
