import type { Dice, Engine, Move } from '../kernel/types';

import type { Eyes } from './eyes';
import type { Level } from './levels';
import { pickMove, sampleMoves } from './sampler';
import { search } from './search';

/** Decides in slices: at each `yield` the app can handle a tap. */
export function* think<M extends Move>(engine: Engine, eyes: Eyes, level: Level, dice: Dice): Generator<undefined, M> {
  const { moves } = eyes;
  if (moves.length === 1) return moves[0] as M;
  if (level.kind === 'random') return moves[dice.random(moves.length)] as M;
  if (level.kind === 'sampler')
    return pickMove(moves, yield* sampleMoves(engine, eyes, level, dice), level.careless, dice) as M;
  return pickMove(moves, yield* search(engine, eyes, level, dice), level.careless, dice) as M;
}

/** Decides in one go, for scripts and tests, where nobody taps. */
export function decide<M extends Move>(engine: Engine, eyes: Eyes, level: Level, dice: Dice): M {
  const thought = think<M>(engine, eyes, level, dice);
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
  }
}
