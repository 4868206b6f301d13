import { freeze } from '../kernel/clone';
import type { Levels } from '../kernel/types';

/** Koty is won by thinking of what the next rival can do: only the strongest does. Of 200 matches, 4 worlds won half against 10, 10 half against 24 and half against 600 tries of the tree search. */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0, careless: 25 },
  normal: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0, careless: 4 },
  hard: { kind: 'sampler', worlds: 4, replies: 1, forgets: 0, careless: 0 },
});
