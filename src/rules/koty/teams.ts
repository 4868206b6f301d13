import type { Seat } from '../kernel/types';

import type { Koty } from './state';

/** Partners sit opposite each other (KO11.1). Without teams every seat is a team of its own. */
export const teamOf = (seat: Seat, seats: number, teams: boolean): number => (teams ? seat % (seats / 2) : seat);

/** Who plays together, team by team; without teams nobody does. */
export const teamsOf = (seats: number, teams: boolean): Seat[][] =>
  teams ? Array.from({ length: seats / 2 }, (_, seat) => [seat, seat + seats / 2]) : [];

/** The seat that plays with this one, or nobody. */
export const partnerOf = (s: Koty, seat: Seat): Seat | null =>
  s.options.teams ? (seat + s.seats / 2) % s.seats : null;

/** Only seats of other teams are rivals (KO11.1). */
export const areRivals = (s: Koty, one: Seat, other: Seat): boolean => one !== other && partnerOf(s, one) !== other;
