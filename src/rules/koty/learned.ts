import type { Learned } from '../kernel/types';

import { INPUTS, fill } from './features';
import type { Koty } from './state';
import { nets } from './weights';

/** What the bots of Koty look at, and what they have learned. */
export const learned: Learned<Koty> = { inputs: INPUTS, fill, nets };
