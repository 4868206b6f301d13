import { freeze } from '../kernel/clone';
import type { Level, Levels } from '../kernel/types';

/** The strongest level that judges by hand. */
const judged: Level = { kind: 'sampler', worlds: 4, replies: 1, forgets: 0, careless: 0 };

/**
 * The two stronger levels judge by what was learned. Following replies made them weaker at many times the cost, so that
 * the master only sees more worlds.
 */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0, careless: 25 },
  normal: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0, careless: 4 },
  hard: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0, careless: 0, learned: judged },
  master: { kind: 'sampler', worlds: 120, replies: 0, forgets: 0, careless: 0, sure: 3, after: 16, learned: judged },
});
