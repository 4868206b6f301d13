import type { Seen } from '../../table/layout/spread';

/** Between papers, and between what does not belong together. */
export const APART = 6;

/** How much of a card should be seen that others cover. What a cat wants stands at its foot: that must not lie under the next. */
export const SEEN: Seen = { part: 0.55, isLess: true };
export const WELL_SEEN: Seen = { part: 0.95 };
