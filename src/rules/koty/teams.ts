import { pairOpposites } from '../kernel/opposite';
import type { Seat } from '../kernel/types';

import type { Koty } from './state';

/** The team of a seat. Partners sit opposite each other (KO11.1); without teams every seat is a team of its own. */
export const teamOf = (seat: Seat, seats: number, teams: boolean): number => (teams ? seat % (seats / 2) : seat);

/** Lists the seats of each team; without teams there are none. */
export const teamsOf = (seats: number, teams: boolean): Seat[][] => (teams ? pairOpposites(seats) : []);

/** The seat that plays with this one, or null if it plays alone. */
export const partnerOf = (s: Koty, seat: Seat): Seat | null =>
  s.options.teams ? (seat + s.seats / 2) % s.seats : null;

/** Only seats of other teams are rivals (KO11.1). */
export const areRivals = (s: Koty, one: Seat, other: Seat): boolean => one !== other && partnerOf(s, one) !== other;
