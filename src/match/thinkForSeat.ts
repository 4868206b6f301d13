import { createEyes } from '../rules/bots/eyes';
import { LEVELS, type Level, type Levels } from '../rules/bots/levels';
import { judgeAs, type Mind } from '../rules/bots/mind';
import { think as decide } from '../rules/bots/think';
import { createDice } from '../rules/kernel/chance';
import type { Engine } from '../rules/kernel/types';

import type { Thinker } from './types';

export const levelOf = (engine: Engine, name: keyof Levels): Level =>
  ((engine.game.levels as Levels | undefined) ?? LEVELS)[name];

/** Lets bots think with the eyes of their seats only; they never get the true state. */
export const createThinker =
  (mind: Mind | null): Thinker =>
  (engine, state, seat, levelName, seed) => {
    const level = levelOf(engine, levelName);
    const judging = judgeAs(level, engine, mind);
    const eyes = createEyes(judging, state, seat, level.kind === 'random' ? 0 : level.forgets);
    return decide(judging, eyes, level, createDice(seed));
  };

/** Lets bots think that have learned nothing. */
export const thinkForSeat: Thinker = createThinker(null);
