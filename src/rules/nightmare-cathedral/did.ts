import type { Seat } from '../kernel/types';

import type { Deed } from './content/effects';
import { SHADOWS, type NightmareCathedral, type Side } from './state';

/** Where each deed that Dreams ask for (N4.5) stands in the lists of counts. */
const DEEDS: Readonly<Record<Deed, number>> = {
  built: 0,
  won: 1,
  wonSeat: 2,
  slain: 3,
  slainShadows: 4,
  convertedRival: 5,
  produced: 6,
  climbed: 7,
  commanded: 8,
  devoured: 9,
};
const COUNT = 10;

export const makeEmptyNotes = (seats: number): number[] => Array.from({ length: seats * COUNT }, () => 0);

export function note(s: NightmareCathedral, side: Side, deed: Deed, count = 1): void {
  if (side === SHADOWS || count === 0) return;
  const index = DEEDS[deed];
  s.turned[side * COUNT + index] = s.turned[side * COUNT + index] + count;
  if (side === s.acting) s.acted[index] = s.acted[index] + count;
}

/** Begins a new action or reaction, so that its deeds are counted from 0. */
export function beginActing(s: NightmareCathedral, seat: Seat): void {
  s.acting = seat;
  s.acted.fill(0);
}

export function countDone(s: NightmareCathedral, seat: Seat, deed: Deed, span: 'action' | 'turn'): number {
  if (span === 'turn') return s.turned[seat * COUNT + DEEDS[deed]];
  return seat === s.acting ? s.acted[DEEDS[deed]] : 0;
}
