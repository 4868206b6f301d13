import type { Seat, Wins } from '../kernel/types';

import { NINE } from './cards';
import type { SenOptions } from './state';

export type Scoring = Pick<SenOptions, 'penalty' | 'tameCrows' | 'allIn'>;

/** What a seat writes down for a round, and why. */
export type Written = {
  readonly points: number;
  /** All crows of the dream. */
  readonly crows: number;
  /** Crows taken off for having most nines (S10). */
  readonly reward: number;
  readonly penalty: number;
  /** Nothing but nines decided the round (S11). */
  readonly allIn: boolean;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const nines = (crows: readonly number[]) => crows.filter((value) => value === NINE).length;

/** The only one of whom something holds; nobody when it holds of none or of several. */
function findAlone(holds: readonly boolean[]): Seat | null {
  const seat = holds.indexOf(true);
  return seat >= 0 && holds.indexOf(true, seat + 1) < 0 ? seat : null;
}

/** Scores a round from the crows on each seat's lands. Shared by play and by the sheet for real cards. */
export function scoreRound(dreams: readonly (readonly number[])[], caller: Seat | null, rules: Scoring): Written[] {
  const crows = dreams.map(sum);
  if (rules.allIn) {
    const winner = findAlone(dreams.map((lands) => lands.length > 0 && nines(lands) === lands.length));
    if (winner !== null) {
      return crows.map((all, seat) => ({
        points: seat === winner ? 0 : 50,
        crows: all,
        reward: 0,
        penalty: 0,
        allIn: true,
      }));
    }
  }
  const counts = dreams.map(nines);
  const most = Math.max(...counts);
  const rewarded = rules.tameCrows ? findAlone(counts.map((count) => count === most)) : null;
  const rewards = counts.map((count, seat) => (seat === rewarded ? count * NINE : 0));
  const kept = crows.map((all, seat) => all - rewards[seat]);
  const fewest = Math.min(...kept);
  return kept.map((points, seat) => {
    const penalty = seat === caller && points > fewest ? rules.penalty : 0;
    return { points: points + penalty, crows: crows[seat], reward: rewards[seat], penalty, allIn: false };
  });
}

/** Whether the match is over after so many rounds with these totals (S9.3, S9.4). */
export const isLastRound = (
  { end, limit, rounds }: Pick<SenOptions, 'end' | 'limit' | 'rounds'>,
  played: number,
  totals: readonly number[],
): boolean => (end === 'rounds' ? played >= rounds : totals.some((total) => total >= limit));

/** The fewest crows win (S9.5). */
export const wins: Wins = 'fewest';
