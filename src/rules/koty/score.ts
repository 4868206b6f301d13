import { rank } from '../kernel/rank';
import type { Seat, Wins } from '../kernel/types';

import { NINE } from './cards';
import { teamOf, teamsOf } from './teams';

/** A land as it lies on a table, real or not. */
export interface CountedLand {
  /** All "9s" in it, a visible one too. */
  readonly nines: number;
  /** What the cat (1 to 8) or crow (0) on top is worth; null when there is none: the land is empty or shows a 9. */
  readonly top: number | null;
}

export interface CountedDream {
  /** Points of each land. */
  readonly lands: readonly number[];
  readonly points: number;
  readonly nines: number;
  /** The same of the whole team; without teams, of the dream alone. */
  readonly team: { readonly points: number; readonly nines: number };
  /** 1 for the winners; by teams, where there are some. Who is level shares. */
  readonly place: number;
}

/** The top, doubled for every 9; a visible 9 is worth 9 and doubles itself (KO9.3). */
export const countLandPoints = ({ nines, top }: CountedLand): number => (top ?? (nines > 0 ? NINE : 0)) << nines;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const wins: Wins = 'most';

/** Counts all dreams at the end of a match, by seat. Shared by play and by the sheet for real cards. */
export function countDreams(dreams: readonly (readonly CountedLand[])[], isInTeams: boolean): CountedDream[] {
  const counted = dreams.map((land) => {
    const lands = land.map(countLandPoints);
    return { lands, points: sum(lands), nines: sum(land.map((one) => one.nines)) };
  });
  const team = (seat: Seat) => teamOf(seat, dreams.length, isInTeams);
  const standings = counted.map((_, seat) => {
    const together = counted.filter((_, other) => team(other) === team(seat));
    return { points: sum(together.map(({ points }) => points)), nines: sum(together.map(({ nines }) => nines)) };
  });
  const places = rank(
    standings.map(({ points, nines }) => [points, nines]),
    wins,
    teamsOf(dreams.length, isInTeams),
  );
  return counted.map((dream, seat) => ({ ...dream, team: standings[seat], place: places[seat] }));
}
