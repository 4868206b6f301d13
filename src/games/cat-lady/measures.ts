import type { Seen } from '../../table/layout/spread';
import type { Size } from '../../table/scene';

/** On tables larger than this everything may be drawn larger, up to this many times. */
const PHONE = 560;
const MOST_TIMES = 1.8;
export const timesOf = ({ width, height }: Pick<Size, 'width' | 'height'>): number =>
  Math.max(1, Math.min(MOST_TIMES, Math.min(width, height) / PHONE));

/** The gap between papers, and between things that do not belong together. */
export const APART = 6;

/**
 * How much of a card should stay visible when others cover it. What a cat wants stands at the foot of its card, so the
 * next card must not cover that.
 */
export const SEEN: Seen = { part: 0.55, isLess: true };
export const WELL_SEEN: Seen = { part: 0.95 };
