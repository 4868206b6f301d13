import type { Drawing } from '../render';

/** A card for the table and for near, and drawn anew for the width of a thumb. */
export interface DrawnCard {
  readonly full: Drawing;
  readonly small: Drawing;
}
