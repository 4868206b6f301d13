import { freeze } from '../kernel/clone';
import type { Levels } from '../kernel/types';

/** Sen is won by remembering and by calling in time, so the levels differ in memory and in care. */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 2, replies: 0, forgets: 0.6, careless: 3 },
  normal: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0.25, careless: 1.5 },
  hard: { kind: 'sampler', worlds: 30, replies: 0, forgets: 0, careless: 0 },
});
