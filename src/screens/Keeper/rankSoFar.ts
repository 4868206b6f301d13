import type { OpenSheet, SheetState } from '../../keeper/types';
import { rank } from '../../rules/kernel/rank';

/**
 * Ranks the players who have points. The others get null, because no points yet are neither more nor less than what
 * somebody has.
 */
export function rankSoFar(
  { form: { rules, options, seats } }: Pick<OpenSheet, 'form'>,
  { tally: { points, places }, status }: Pick<SheetState, 'tally' | 'status'>,
): readonly (number | null)[] {
  const counts = (seat: number) => status === 'finished' || points.some((round) => round[seat] !== null);
  const teams = rules.teams?.(seats, options) ?? [];
  const teamOf = (seat: number) => teams.find((team) => team.includes(seat)) ?? [seat];
  const among = rank(
    places.map((place, seat) => (teamOf(seat).some(counts) ? place : Infinity)),
    'fewest',
    teams,
  );
  return among.map((place, seat) => (counts(seat) ? place : null));
}
