import { freeze } from '../kernel/clone';

/** How a bot decides, as data. */
export type Level =
  | { readonly kind: 'random' }
  | {
      readonly kind: 'sampler';
      /** Imagined worlds a move is tried in. */
      readonly worlds: number;
      /** Turns of others that are followed before the state is judged. */
      readonly replies: number;
      /** The share of remembered places that it has lost. */
      readonly forgets: number;
      /** How far from the best a move may look and still be played, in the judge's points. */
      readonly careless: number;
    }
  | {
      readonly kind: 'search';
      /** Tries, each in a world of its own. */
      readonly tries: number;
      /** Decisions that a try follows below the tree before the state is judged. */
      readonly depth: number;
      readonly forgets: number;
      readonly careless: number;
    };

export const LEVEL_NAMES = freeze(['easy', 'normal', 'hard'] as const);
export type LevelName = (typeof LEVEL_NAMES)[number];
export type Levels = Readonly<Record<LevelName, Level>>;

/** For games that have none of their own. */
export const LEVELS: Levels = freeze({
  easy: { kind: 'sampler', worlds: 4, replies: 0, forgets: 0.5, careless: 3 },
  normal: { kind: 'sampler', worlds: 12, replies: 0, forgets: 0.2, careless: 0.5 },
  hard: { kind: 'search', tries: 600, depth: 2, forgets: 0, careless: 0 },
});
