import type { Seat } from '../../rules/kernel/types';

/** Names of the places on the table and of the cards. Tests expect `hand:<seat>`, `card:<number>` and `slot:<place>:<index>`. */

export const PILE = 'pile';
export const DISCARD = 'discard';
export const handOf = (seat: Seat): string => `hand:${seat}`;
export const stairsPlace = (seat: Seat, stairs: number): string => `stairs:${seat}:${stairs}`;

/** Whose stairs a place is, and which of them; null for all other places. */
export function stairsAt(place: string): { readonly seat: Seat; readonly stairs: number } | null {
  const [kind, seat, stairs] = place.split(':');
  return kind === 'stairs' ? { seat: Number(seat), stairs: Number(stairs) } : null;
}
