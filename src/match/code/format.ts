import { checksum } from '../../storage/checksum';
import type { MatchRecord } from '../record';

/** What writer and reader of this format agree upon, with room for what is not there yet. To change any of it is a new format. */

export const BOUND = {
  seats: 16,
  kinds: 8,
  marks: 64,
  choices: 64,
  seed: Number.MAX_SAFE_INTEGER + 1,
  minutes: 2 ** 32,
  outcome: 2 ** 16,
};
export const SITTER_KINDS = ['person', 'easy', 'normal', 'hard'] as const;
export const MINUTE = 60_000;

/** By which it is seen that today's rules still lead to the result that the code was made with. */
export const hashOutcome = ({ score, places }: Pick<MatchRecord, 'score' | 'places'>): number =>
  checksum(JSON.stringify([score, places])) % BOUND.outcome;
