import { freeze } from '../kernel/clone';
import type { Level, Levels } from '../kernel/types';

/** The strongest level that judges by hand. */
const judged: Level = { kind: 'sampler', worlds: 4, replies: 1, forgets: 0, careless: 0 };

/**
 * The two stronger levels judge by what was learned. More worlds than the master's 24 brought nothing that could be
 * measured, and following replies made them weaker at many times the cost.
 */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0, careless: 25 },
  normal: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0, careless: 4 },
  hard: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0, careless: 0, learned: judged },
  master: { kind: 'sampler', worlds: 24, replies: 0, forgets: 0, careless: 0, sure: 2, learned: judged },
});
