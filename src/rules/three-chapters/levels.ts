import { freeze } from '../kernel/clone';
import type { Levels } from '../kernel/types';

/**
 * One imagined world is enough and only the move itself is judged, because the judge counts nothing that lies hidden.
 * Against this level, twelve worlds with five replies won 47 % of matches of two seats and tree search with 400 tries
 * won 46 %; both are some hundred times slower.
 */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.5, careless: 3 },
  normal: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.2, careless: 0.9 },
  hard: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0, careless: 0 },
});
