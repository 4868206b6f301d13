import { asObject, isTimestamp, listField, type FieldReaders } from './fields';

/** The review of a match as far as it has come, as a text that src/match packs and reads. */
export interface KeptReview {
  readonly match: number;
  /** When the match ended: another one may get its number. */
  readonly touched: number;
  readonly text: string;
}

/** Reviews of the last matches that were reviewed. They can be thought again, so that older ones go. */
export interface Reviews {
  readonly kept: readonly KeptReview[];
}

const MOST_KEPT = 12;

function review(found: unknown): KeptReview | null {
  const { match, touched, text } = asObject(found);
  if (!Number.isSafeInteger(match) || !isTimestamp(touched) || typeof text !== 'string') return null;
  return { match: match as number, touched, text };
}

export const reviewsFields: FieldReaders<Reviews> = { kept: listField(review) };

/** The reviews with this one as the newest. */
export const keepReview = ({ kept }: Reviews, newest: KeptReview): Reviews => ({
  kept: [newest, ...kept.filter(({ match }) => match !== newest.match)].slice(0, MOST_KEPT),
});
