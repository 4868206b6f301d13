import type { Seat, Wins } from './types';

/** What a seat is ranked by: its points, or several numbers, of which each settles the ties of those before it. */
export type Standing = number | readonly number[];

function isAhead(one: Standing, other: Standing, wins: Wins): boolean {
  if (typeof one === 'number' || typeof other === 'number') return wins === 'most' ? one > other : one < other;
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && isAhead(one[at], other[at], wins);
}

/**
 * Places by seat: 1 for whoever nobody is ahead of; who is level shares the better place. With teams every seat of a
 * team has the standing of the team, and a team that is ahead counts once, however many sit in it.
 */
export function rank(standings: readonly Standing[], wins: Wins, teams: readonly (readonly Seat[])[] = []): number[] {
  const rivals = teams.length > 0 ? teams.map(([seat]) => standings[seat]) : standings;
  return standings.map((own) => 1 + rivals.filter((other) => isAhead(other, own, wins)).length);
}
