import { freeze } from '../kernel/clone';
import type { Level, Levels } from '../kernel/types';

/** The strongest level that judges by hand. */
const judged: Level = { kind: 'sampler', worlds: 8, replies: 3, forgets: 0, careless: 0 };

/**
 * Everything but the deck lies open or was seen, so the weaker levels differ in how carefully they choose. The two
 * stronger ones judge by what was learned, once the next rival has taken: what lies open lets them foresee that.
 */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.6, careless: 5 },
  normal: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.25, careless: 2 },
  hard: { kind: 'sampler', worlds: 5, replies: 1, forgets: 0, careless: 0, keeps: 10, sure: 2, learned: judged },
  master: { kind: 'sampler', worlds: 40, replies: 1, forgets: 0, careless: 0, keeps: 10, sure: 2, learned: judged },
});
