/**
 * The reference game: 4 seats, 50 cards, 7 tricks; the highest card takes the trick and leads the next one. It has no
 * other rules.
 */
export const SEATS = 4;
export const CARDS = 50;
export const TRICKS = 7;
export const MOVES = SEATS * TRICKS;
