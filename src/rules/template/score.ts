/** TE3.2. */
const LONG = 6;
const BONUS = 3;

/** What stairs of so many cards are worth. */
export const worthOf = (cards: number): number => cards + (cards >= LONG ? BONUS : 0);

/** By seat: 1 for the most points; who is level shares the place. */
export const placesByMost = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);
