import type { CatName } from '../../storage/cats';
import type { MarkName } from '../../storage/marks';

/** A line of the ranking. */
export interface RankedSitter {
  readonly seat: number;
  readonly sitter: { readonly name: string; readonly mark: MarkName; readonly cat?: CatName };
  readonly score: number;
  /** Null when the game was abandoned, or for a player without points. */
  readonly place: number | null;
  /** How often this seat had advice. */
  readonly advised?: number;
}

interface Results {
  /** By seat, as are the other lists. */
  readonly sitters: readonly RankedSitter['sitter'][];
  readonly score: readonly number[];
  readonly places: readonly (number | null)[] | null;
  readonly advised?: readonly number[];
}

const LAST = 1000;

/** Sorts the best first. Ties keep the order of seats, and players without a place come last. */
export function rankSitters({ sitters, score, places, advised }: Results): RankedSitter[] {
  const lines = sitters.map((sitter, seat) => ({
    seat,
    sitter,
    score: score[seat],
    place: places?.[seat] ?? null,
    ...(advised && advised[seat] > 0 && { advised: advised[seat] }),
  }));
  return lines.sort((a, b) => (a.place ?? LAST) - (b.place ?? LAST));
}
