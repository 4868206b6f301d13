import { computeChecksum } from '../../storage/checksum';
import type { MatchRecord } from '../record';

/**
 * What writer and reader of this format agree on, with room for future values. Changing any of it makes a new format.
 */

export const BOUND = {
  seats: 16,
  kinds: 8,
  marks: 64,
  choices: 64,
  seed: Number.MAX_SAFE_INTEGER + 1,
  minutes: 2 ** 32,
  outcome: 2 ** 16,
};
export const SITTER_KINDS = ['person', 'easy', 'normal', 'hard', 'master'] as const;
export const MINUTE = 60_000;

/** A check that the present rules still lead to the result that the code was made with. */
export const hashOutcome = ({ score, places }: Pick<MatchRecord, 'score' | 'places'>): number =>
  computeChecksum(JSON.stringify([score, places])) % BOUND.outcome;
