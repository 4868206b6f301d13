import { freeze } from '../kernel/clone';
import type { Level, LevelName, Levels } from '../kernel/types';

export type { Level, LevelName, Levels };

export const LEVEL_NAMES: readonly LevelName[] = freeze(['easy', 'normal', 'hard', 'master']);

/** Levels for games that do not define their own. */
export const LEVELS: Levels = freeze({
  easy: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0.5, careless: 3 },
  normal: { kind: 'sampler', worlds: 12, replies: 0, forgets: 0.2, careless: 0.5 },
  hard: { kind: 'search', tries: 600, depth: 2, forgets: 0, careless: 0 },
  master: { kind: 'search', tries: 2000, depth: 2, forgets: 0, careless: 0 },
});
