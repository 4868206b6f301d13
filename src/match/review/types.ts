import type { Move, Seat } from '../../rules/kernel/types';

/** What the review knows of one decision. */
export interface ReviewedDecision {
  readonly seat: Seat;
  /** The chances of all seats before it, which add up to 1. */
  readonly chances: readonly number[];
  /** Null where there was no choice. */
  readonly choice: ReviewedChoice | null;
}

export interface ReviewedChoice {
  readonly best: Move;
  readonly played: Move;
  /** The shares of the best move and of the one played, as the seat could know them. */
  readonly bestShare: number;
  readonly playedShare: number;
}

/** A review as far as it has come: plain data, kept with the match, so that it goes on where it was broken off. */
export interface Review {
  readonly decisions: ReviewedDecision[];
  /** The chances in the end; empty while decisions are left. */
  ended: number[];
  /** What came of looking more closely at the largest drops; it stands in `decisions` once all of them are there. */
  readonly looks: { readonly at: number; readonly choice: ReviewedChoice | null }[];
}

/** A decision that cost much. */
export interface KeyMoment {
  /** The number of the decision, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly best: Move;
  readonly played: Move;
  readonly bestShare: number;
  readonly playedShare: number;
  readonly drop: number;
}
