import type { Seat } from '../../rules/kernel/types';

/** Names of the places on the table and of the cards. */

export const PILE = 'pile';
export const DISCARD = 'discard';
/** The paper on which all discarded cards can be leafed through. */
export const DISCARDED = 'discarded';
export const MIDDLE = 'middle';
export const landPlace = (dream: Seat, land: number): string => `land:${dream}:${land}`;
/** The viewer's hand; of the others, whose hands are not drawn, the paper of their dream: their cards come from there. */
export const handOf = (seat: Seat): string => `hand:${seat}`;

/** The seat and land of a land's place; null for all other places. */
export function landOf(place: string): { readonly dream: Seat; readonly land: number } | null {
  const [kind, dream, land] = place.split(':');
  return kind === 'land' ? { dream: Number(dream), land: Number(land) } : null;
}
