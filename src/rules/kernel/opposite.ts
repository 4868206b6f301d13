import type { Seat } from './types';

/** The teams of two who sit opposite each other. */
export const pairOpposites = (seats: number): Seat[][] =>
  Array.from({ length: seats / 2 }, (_, seat) => [seat, seat + seats / 2]);
