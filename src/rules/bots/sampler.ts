import { clone } from '../kernel/clone';
import type { Dice, Engine, Move } from '../kernel/types';
import type { Eyes } from './eyes';
import type { Level } from './levels';
import { followOn, prospects } from './playout';

/** Tries every move in the same imagined worlds and takes the one with the best mean. */
export function* sample(engine: Engine, eyes: Eyes, level: Extract<Level, { kind: 'sampler' }>, dice: Dice): Generator<undefined, readonly number[]> {
  const { seat, moves } = eyes;
  const sums = moves.map(() => 0);
  for (let world = 0; world < level.worlds; world++) {
    const start = eyes.imagine(dice);
    for (let i = 0; i < moves.length; i++) {
      const state = i < moves.length - 1 ? clone(start) : start;
      engine.play(state, seat, moves[i]);
      yield* followOn(engine, state, seat, level.replies, dice);
      sums[i] += prospects(engine, state, seat);
      yield;
    }
  }
  return sums.map((sum) => sum / level.worlds);
}

/** One of the moves whose value is within `careless` of the best. */
export function pick(moves: readonly Move[], values: readonly number[], careless: number, dice: Dice): Move {
  const enough = Math.max(...values) - careless;
  const good = moves.filter((_, i) => values[i] >= enough);
  return good[dice.random(good.length)];
}
