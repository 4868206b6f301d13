import { freeze } from '../kernel/clone';
import type { Level, Levels } from '../kernel/types';

/** The strongest level that judges by hand. */
const judged: Level = { kind: 'sampler', worlds: 1, replies: 0, forgets: 0, careless: 0 };

/**
 * The judge of the weaker levels counts nothing that lies hidden, so one imagined world is enough for them. The two
 * stronger ones judge by what was learned, and are the stronger the more worlds they see.
 */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.5, careless: 3 },
  normal: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.2, careless: 0.9 },
  hard: { kind: 'sampler', worlds: 16, replies: 0, forgets: 0, careless: 0, sure: 2, learned: judged },
  master: { kind: 'sampler', worlds: 100, replies: 0, forgets: 0, careless: 0, sure: 3, after: 16, learned: judged },
});
