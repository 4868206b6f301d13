import { ASPECT, PAD } from '../../table/layout/measures';
import type { Rect, Spot } from '../../table/layout/rect';
import { TARGET } from '../../theme/space';

import { CAPTION_HEIGHT } from './dreamRow';

/** A pile rises above its place by this much. */
export const RISE = 6;
const APART = 12;
/** In a narrower cell fingers could not tell both piles apart. */
export const LEAST_CELL = 2 * (TARGET + PAD);

/** How wide the cards of both piles are in a cell that the rivals leave free, at most as wide as wanted. */
export const widthOfPiles = (wanted: number, width: number, height: number, text: number): number =>
  Math.max(1, Math.min(wanted, (width - 2 * PAD - APART) / 2, (height - RISE - CAPTION_HEIGHT * text - PAD) / ASPECT));

/** Lays both piles side by side in the middle of that cell. */
export function layPilesIn(
  { x, y, width, height }: Rect,
  card: number,
  text: number,
): Record<'pile' | 'discard', Spot> {
  const middle = x + width / 2;
  const aside = Math.max(card + APART, TARGET + 1) / 2;
  const spot = { y: y + (height + RISE - CAPTION_HEIGHT * text) / 2, width: card };
  return { pile: { ...spot, x: middle - aside }, discard: { ...spot, x: middle + aside } };
}
