import { CAPTION as DRAWN, LINE } from '../../table/layout/measures';
import type { Seen } from '../../table/layout/spread';

/** The small words below a place, with what is around them; a number of two digits, and the shortest words of chapter III. */
export const CAPTION = LINE + DRAWN.gap + DRAWN.padding;
export const NUMBER = 28;
export const SHORT = 58;
/** On papers no card is wider. */
export const LARGEST_CARD = 96;

/** How much of a card should be seen that others cover; and where cards are read at a glance. */
export const SEEN: Seen = { part: 0.42 };
export const ALL_SEEN: Seen = { part: 0.9 };
