import type { Learned } from '../kernel/types';

import { INPUTS, fill } from './features';
import type { NightmareCathedral } from './state';
import { nets } from './weights';

/** What the bots of Nightmare Cathedral look at, and what they have learned. */
export const learned: Learned<NightmareCathedral> = { inputs: INPUTS, fill, nets };
