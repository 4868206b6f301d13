import { scaleToFit } from '../theme/scaleToFit';
import { space } from '../theme/space';
import { type as types } from '../theme/type';

import { countLines, shrinkToShare, type FooterSizes } from './footerSizes';

/** How the buttons below a table stand. */
export interface ButtonRows {
  readonly isOneRow: boolean;
  /** All of a row are as wide as each other. */
  readonly isEven: boolean;
  /** Their words are in smaller letters than a button's usual ones. */
  readonly isSmaller: boolean;
  /** Letters are drawn so many times their size. */
  readonly shrink: number;
}

/** More buttons than these stand closer, in several rows. */
export const FEW = 4;
/** No button is wider. */
export const WIDEST = 320;

/** Whether some label breaks between words, or inside one, in this width. */
function areBroken(labels: readonly string[], textScale: number, room: number): boolean {
  const heading = { ...types.heading, fontSize: types.heading.fontSize * textScale };
  return labels.some(
    (label) => countLines(label, 'heading', textScale, room) > 1 || scaleToFit(label, heading, room) < 1,
  );
}

/** Arranges buttons with these words in the room that they have. */
export function arrangeButtons(labels: readonly string[], sizes: FooterSizes, textScale: number): ButtonRows {
  const { isFixed, isLarge, isBeside, wide, buttons } = sizes;
  const share = (wide - space.s * (labels.length - 1)) / Math.max(1, labels.length) - 2 * space.m;
  if (isLarge) {
    // They have the height of one row: below one another all but the first would be out of sight.
    const isRow = isFixed && labels.length > 1 && labels.length <= FEW;
    const shrink = isRow ? shrinkToShare(labels, textScale, share, buttons - 2 * space.xs) : null;
    if (shrink !== null) return { isOneRow: true, isEven: true, isSmaller: true, shrink };
    // In two lines half of them would be out of sight.
    const isSmaller = areBroken(labels, textScale, Math.min(wide, WIDEST) - 2 * space.l);
    return { isOneRow: false, isEven: false, isSmaller, shrink: 1 };
  }
  const isOneRow = labels.length <= FEW && !isBeside;
  const isEven = isOneRow && areBroken(labels, textScale, share);
  return { isOneRow, isEven, isSmaller: isEven, shrink: 1 };
}
