import type { Wins } from '../kernel/types';

/** TE3.2. */
const LONG = 6;
const BONUS = 3;

/** What stairs of so many cards are worth. */
export const worthOf = (cards: number): number => cards + (cards >= LONG ? BONUS : 0);

export const wins: Wins = 'most';
