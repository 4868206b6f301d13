import { createEyes } from '../rules/bots/eyes';
import { LEVELS, type Levels } from '../rules/bots/levels';
import { think as decide } from '../rules/bots/think';
import { createDice } from '../rules/kernel/chance';

import type { Thinker } from './types';

/** Lets a bot think with the eyes of its seat only; it never gets the true state. */
export const thinkForSeat: Thinker = (engine, state, seat, levelName, seed) => {
  const level = ((engine.game.levels as Levels | undefined) ?? LEVELS)[levelName];
  const eyes = createEyes(engine, state, seat, level.kind === 'random' ? 0 : level.forgets);
  return decide(engine, eyes, level, createDice(seed));
};
