import type { Learned } from '../kernel/types';

import { INPUTS, fill, settle } from './features';
import type { Sen } from './state';
import { nets } from './weights';

/** What the bots of Sen look at, and what they have learned. */
export const learned: Learned<Sen> = { inputs: INPUTS, fill, settle, nets };
