import { freeze } from '../kernel/clone';

import type { Line } from './state';

export const LINES: readonly Line[] = freeze([0, 1, 2, 3, 4, 5]);
export const SPOTS = 9;
export const NOWHERE: Line = -1;

/** The three spots of each line, from the left or from the top. */
export const SPOTS_OF: readonly (readonly number[])[] = freeze([
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
]);
