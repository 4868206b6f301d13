import type { Seat } from '../kernel/types';

import type { NightmareCathedral } from './state';

/** What the frame of an action or a reaction holds besides where it stands. */
export interface UnderWay {
  readonly seat: Seat;
  readonly day: number;
  /** So many upgrades came to lie on the card before its first part: it does not change meanwhile (N5.2). */
  covered?: number;
  /** The areas that the seat controlled when a Fortify began, one bit each (N5.5). A save of before lacks it. */
  controlled?: number;
}

/** The action or reaction that a seat is carrying out, if it is. */
export function findUnderWay(s: NightmareCathedral, seat: Seat): UnderWay | null {
  for (const { procedure, locals } of s.flow) {
    if (procedure === 'action' && (locals as UnderWay).seat === seat) return locals as UnderWay;
  }
  return null;
}
