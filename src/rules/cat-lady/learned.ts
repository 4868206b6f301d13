import type { Learned } from '../kernel/types';

import { INPUTS, findDecided, fill } from './features';
import type { CatLady } from './state';
import { nets } from './weights';

/** What the bots of Cat Lady look at, and what they have learned. */
export const learned: Learned<CatLady> = { inputs: INPUTS, fill, findDecided, nets };
