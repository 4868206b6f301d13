import type { Line } from '../../rules/cat-lady/state';
import type { Card, Seat } from '../../rules/kernel/types';
import { pieceKey } from '../../table/pieces';

/** Names of the places on the table and of what lies there. */

export const DECK = 'deck';
export const DISCARD = 'discard';
/** The paper on which all discarded cards can be looked through. */
export const DISCARDED = 'discarded';
/** The paper on which the own cats can be looked at where they lie too close. */
export const OWN_CATS = 'ownCats';
/** Where the cat token waits before it has a line. */
export const CORNER = 'corner';
export const CAT_TOKEN = 'catToken';

export const spotPlace = (spot: number): string => `spot:${spot}`;
export const linePlace = (line: Line): string => `line:${line}`;
export const strayPlace = (stray: number): string => `stray:${stray}`;
export const catsOf = (seat: Seat): string => `cats:${seat}`;
export const handOf = (seat: Seat): string => `hand:${seat}`;
/** Points for pairs of lost cats. */
export const pointsPlace = (seat: Seat): string => `points:${seat}`;
/** By its index in FOODS. */
export const foodPlace = (seat: Seat, food: number): string => `food:${seat}:${food}`;
export const bowlPlace = (seat: Seat, cat: number): string => `bowl:${seat}:${cat}`;
/** The paper on which everything of a rival lies. */
export const paperOf = (seat: Seat): string => `paper:${seat}`;

export const cardKey = (card: Card): string => pieceKey(card, '');
/** All food of a kind that lies in a place. */
export const tokensIn = (place: string, food: number): string => `token:${place}:${food}:`;
/** A food by where it lies: the first that was laid there is 0. */
export const tokenKey = (place: string, food: number, index: number): string => `${tokensIn(place, food)}${index}`;
export const arrowKey = (line: Line): string => `arrow:${line}`;

/** The line of an arrow's place, the bowl of a cat, the stray; null for all other places. */
export function indexIn(place: string | undefined, kind: 'line' | 'bowl' | 'stray' | 'spot'): number | null {
  const parts = place?.split(':') ?? [];
  return parts[0] === kind ? Number(parts[parts.length - 1]) : null;
}
