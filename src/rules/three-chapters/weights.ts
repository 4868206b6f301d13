import type { LearnedNet } from '../kernel/types';

/** Written by `npm run train`. */
export const nets: readonly LearnedNet[] = [];
