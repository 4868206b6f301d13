import type { Sitter, Summary } from '../../match/types';

/** A line of the ranking. */
export interface Ranked {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly score: number;
  /** Null where the match was broken off. */
  readonly place: number | null;
}

/** The best first; who is level keeps the order of the seats. */
export function rankingOf({ sitters, score, places }: Pick<Summary, 'sitters' | 'score' | 'places'>): Ranked[] {
  const lines = sitters.map((sitter, seat) => ({ seat, sitter, score: score[seat], place: places?.[seat] ?? null }));
  return lines.sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}
