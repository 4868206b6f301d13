/** Names of the places on the table, and of the cards that lie in them. */

export const CLOSED = 'closed';
export const OPEN = 'open';
export const landPlace = (dream: number, land: number): string => `land:${dream}:${land}`;
export const handPlace = (index: number): string => `hand:${index}`;

/** Where a seat's plate stands; and the cards of a hand of so many, of which a single one lies in the middle. */
export const plateCell = (seat: number): string => `plate:${seat}`;
export const handCell = (count: number, index: number): string => `hand:${count}:${index}`;
