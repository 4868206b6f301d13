import type { Seen } from '../../table/layout/spread';

/** How many times larger everything may be on a large table. */
export const MOST_TIMES = 1.8;

/** The gap between papers, and between things that do not belong together. */
export const APART = 6;

/**
 * How much of a card should stay visible when others cover it. What a cat wants stands at the foot of its card, so the
 * next card must not cover that.
 */
export const SEEN: Seen = { part: 0.55, isLess: true };
export const WELL_SEEN: Seen = { part: 0.95 };
