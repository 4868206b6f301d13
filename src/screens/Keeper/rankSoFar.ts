import type { SheetState } from '../../keeper/types';

/** Places among those who have points; null for who has none yet: nothing may be more, or less, than what others have. */
export function rankSoFar({
  tally: { points, places },
  status,
}: Pick<SheetState, 'tally' | 'status'>): readonly (number | null)[] {
  const counts = places.map((_, seat) => status === 'finished' || points.some((round) => round[seat] !== null));
  return places.map((place, seat) =>
    counts[seat] ? 1 + places.filter((other, at) => counts[at] && other < place).length : null,
  );
}
