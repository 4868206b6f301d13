import type { MarkName } from '../../theme/marks';

/** A line of the ranking. */
export interface RankedSitter {
  readonly seat: number;
  readonly sitter: { readonly name: string; readonly mark: MarkName };
  readonly score: number;
  /** Null where it was broken off, or for who has no points yet. */
  readonly place: number | null;
}

interface Results {
  /** By seat, like all of this. */
  readonly sitters: readonly RankedSitter['sitter'][];
  readonly score: readonly number[];
  readonly places: readonly (number | null)[] | null;
}

const LAST = 1000;

/** The best first; who is level keeps the order of the seats, who has no place comes last. */
export function rankSitters({ sitters, score, places }: Results): RankedSitter[] {
  const lines = sitters.map((sitter, seat) => ({ seat, sitter, score: score[seat], place: places?.[seat] ?? null }));
  return lines.sort((one, other) => (one.place ?? LAST) - (other.place ?? LAST));
}
