import type { Learned } from '../kernel/types';

import { INPUTS, fill } from './features';
import type { ThreeChapters } from './state';
import { nets } from './weights';

/** What the bots of 3 Chapters look at, and what they have learned. */
export const learned: Learned<ThreeChapters> = { inputs: INPUTS, fill, nets };
