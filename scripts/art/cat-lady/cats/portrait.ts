import type { Figure } from '../poses/figure';

/** A cat where it lives: the room, and the cat in it. */
export interface Portrait {
  readonly figure: Figure;
  /** The colour around it, which its small card has too. */
  readonly wall: string;
  readonly tab: string;
  /** Drawn in the window. */
  readonly scene: string;
  /** The card's paper, where it is not cream. */
  readonly paper?: string;
}
