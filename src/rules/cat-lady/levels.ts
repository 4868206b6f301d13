import { freeze } from '../kernel/clone';
import type { Levels } from '../kernel/types';

/** All lies open but hands and the deck: levels differ in how far they look ahead, and in how carefully they choose. */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.6, careless: 5 },
  normal: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.25, careless: 2 },
  hard: { kind: 'sampler', worlds: 8, replies: 3, forgets: 0, careless: 0 },
});
