import { freeze } from '../kernel/clone';
import type { Level, Levels } from '../kernel/types';

/** The strongest level that judges by hand. */
const judged: Level = { kind: 'sampler', worlds: 30, replies: 0, forgets: 0, careless: 0 };

/**
 * Sen is won by remembering and by calling in time, so the levels differ in memory and in care; the two stronger ones
 * judge by what was learned. In too few worlds they would call because one of them is lucky.
 */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 2, replies: 0, forgets: 0.6, careless: 3 },
  normal: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0.25, careless: 1.5 },
  hard: { kind: 'sampler', worlds: 8, replies: 0, forgets: 0, careless: 0, learned: judged },
  master: { kind: 'sampler', worlds: 40, replies: 0, forgets: 0, careless: 0, sure: 2, after: 12, learned: judged },
});
