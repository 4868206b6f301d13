import type { Seat } from '../kernel/types';

import type { Chair, ThreeChapters } from './state';

/**
 * Two seats play with ghosts between them. The chairs are: seat 0, the ghost on the right of seat 1, seat 1, the ghost
 * on the right of seat 0.
 */
export const hasGhosts = (s: ThreeChapters): boolean => s.seats === 2;

export const chairsOf = (s: ThreeChapters): number => (hasGhosts(s) ? 4 : s.seats);

export const chairOf = (s: ThreeChapters, seat: Seat): Chair => (hasGhosts(s) ? seat * 2 : seat);

/** The seat on a chair; null for a ghost. */
export function seatAt(s: ThreeChapters, chair: Chair): Seat | null {
  if (!hasGhosts(s)) return chair;
  return chair % 2 === 0 ? chair / 2 : null;
}

/** The seat on whose right this ghost sits; the ghost's deck is named after that seat. */
export const ghostAt = (chair: Chair): Seat => (chair === 1 ? 1 : 0);

/** The chair whose turn it is in the trick. */
export const turnOf = (s: ThreeChapters): Chair => (s.leader + s.trick.length) % chairsOf(s);
