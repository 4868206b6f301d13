import { freeze } from '../kernel/clone';
import type { Levels } from '../kernel/types';

/** One imagined world is enough, and the move alone is judged: the judge counts nothing that lies hidden, and looking further ahead wins no more. */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.5, careless: 3 },
  normal: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.2, careless: 0.9 },
  hard: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0, careless: 0 },
});
