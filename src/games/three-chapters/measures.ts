import { CAPTION as DRAWN, CAPTION_LINE } from '../../table/layout/measures';
import type { Seen } from '../../table/layout/spread';

/**
 * Room for the caption below a place with its padding, for a number of two digits, and for the short text of chapter
 * III.
 */
export const CAPTION_HEIGHT = CAPTION_LINE + DRAWN.gap + DRAWN.padding;
export const NUMBER_WIDTH = 28;
export const SHORT = 58;
/** The widest card on a paper. */
export const LARGEST_CARD = 96;

/** How much of a card should stay visible when others cover it, and how much where cards are read at a glance. */
export const SEEN: Seen = { part: 0.42 };
export const ALL_SEEN: Seen = { part: 0.9 };
