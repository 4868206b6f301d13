import { freeze } from '../kernel/clone';
import type { Levels } from '../kernel/types';

/**
 * Everything but hands and the deck lies open, so the levels differ in how far they look ahead and how carefully they
 * choose.
 */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.6, careless: 5 },
  normal: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.25, careless: 2 },
  hard: { kind: 'sampler', worlds: 8, replies: 3, forgets: 0, careless: 0 },
});
