import { partsOf, type Parts } from '../../rules/nightmare-cathedral/score';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';

/** The count at the end: five rounds, and in each a beat for every seat. */

export const ROUNDS = [
  'ritual',
  'fortresses',
  'devoured',
  'upgrades',
  'dreams',
] as const satisfies readonly (keyof Parts)[];

/** How long the whole count takes, in milliseconds. */
export const WHOLE = 12000;

export const countBeats = (seats: number): number => ROUNDS.length * seats;

export interface CountedRound {
  readonly round: (typeof ROUNDS)[number];
  /** By seat; null where the count has not come yet. */
  readonly points: readonly (number | null)[];
  /** It is being counted now. */
  readonly isNow: boolean;
}

/** The rounds after so many beats. */
export function listRounds(view: NightmareCathedral, beats: number): readonly CountedRound[] {
  const parts = partsOf(view);
  return ROUNDS.map((round, at): CountedRound => {
    const begun = beats - at * view.seats;
    return {
      round,
      points: parts.map((own, seat) => (seat < begun ? own[round] : null)),
      isNow: begun > 0 && begun <= view.seats && beats < countBeats(view.seats),
    };
  });
}

/** What each seat has after so many beats. */
export const sumRounds = (rounds: readonly CountedRound[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
