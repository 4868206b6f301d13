/** Names of the places on the table and of the cards that lie in them. */

export const CLOSED = 'closed';
export const OPEN = 'open';
export const landPlace = (dream: number, land: number): string => `land:${dream}:${land}`;
export const handPlace = (index: number): string => `hand:${index}`;

/**
 * The cells of a seat's plate and of the cards in a hand. The cell depends on the number of cards, because a single
 * card lies in the middle.
 */
export const plateKey = (seat: number): string => `plate:${seat}`;
export const handKey = (count: number, index: number): string => `hand:${count}:${index}`;
