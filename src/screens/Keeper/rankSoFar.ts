import type { SheetState } from '../../keeper/types';

/**
 * Ranks the players who have points. The others get null, because no points yet are neither more nor less than what
 * somebody has.
 */
export function rankSoFar({
  tally: { points, places },
  status,
}: Pick<SheetState, 'tally' | 'status'>): readonly (number | null)[] {
  const counts = places.map((_, seat) => status === 'finished' || points.some((round) => round[seat] !== null));
  return places.map((place, seat) =>
    counts[seat] ? 1 + places.filter((other, at) => counts[at] && other < place).length : null,
  );
}
