import { freeze } from '../kernel/clone';
import type { Levels } from '../kernel/types';

export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.6, careless: 6 },
  normal: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.25, careless: 2.5 },
  hard: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0, careless: 0 },
});
