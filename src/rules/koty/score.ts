import type { Seat } from '../kernel/types';

import { NINE } from './cards';
import { teamOf } from './teams';

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
export const landPoints = ({ nines, top }: CountedLand): number => (top ?? (nines > 0 ? NINE : 0)) << nines;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Counts all dreams at the end of a match, by seat. Shared by play and by the sheet for real cards. */
export function countDreams(dreams: readonly (readonly CountedLand[])[], teams: boolean): CountedDream[] {
  const counted = dreams.map((land) => {
    const lands = land.map(landPoints);
    return { lands, points: sum(lands), nines: sum(land.map((one) => one.nines)) };
  });
  const team = (seat: Seat) => teamOf(seat, dreams.length, teams);
  const totals = new Map<number, { points: number; nines: number }>();
  counted.forEach(({ points, nines }, seat) => {
    const before = totals.get(team(seat));
    totals.set(team(seat), { points: points + (before?.points ?? 0), nines: nines + (before?.nines ?? 0) });
  });
  const all = [...totals.values()];
  return counted.map((dream, seat) => {
    const own = totals.get(team(seat))!;
    const better = all.filter(
      (other) => other.points > own.points || (other.points === own.points && other.nines > own.nines),
    );
    return { ...dream, team: own, place: 1 + better.length };
  });
}
