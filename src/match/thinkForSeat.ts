import { LEVELS, type Level, type Levels } from '../rules/bots/levels';
import { thinkAs, type Mind } from '../rules/bots/mind';
import { createDice } from '../rules/kernel/chance';
import type { Engine } from '../rules/kernel/types';

import type { Thinker } from './types';

export const levelOf = (engine: Engine, name: keyof Levels): Level =>
  ((engine.game.levels as Levels | undefined) ?? LEVELS)[name];

/** Lets bots think with the eyes of their seats only; they never get the true state. */
export const createThinker =
  (mind: Mind | null): Thinker =>
  (engine, state, seat, levelName, seed) =>
    thinkAs(levelOf(engine, levelName), engine, mind, state, seat, createDice(seed));

/** Lets bots think that have learned nothing. */
export const thinkForSeat: Thinker = createThinker(null);
