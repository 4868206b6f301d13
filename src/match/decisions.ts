import type { Move, Seat } from '../rules/kernel/types';
import { isListOf, isObjectOf, isText, isWhole, type Check } from '../storage/checks';

export interface Decision {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * Decisions as they are saved: every different move once, and for each decision its seat and the number of its move.
 */
export interface PackedDecisions {
  readonly book: readonly Move[];
  readonly played: readonly number[];
}

export function packDecisions(decisions: readonly Decision[]): PackedDecisions {
  const numbers = new Map<string, number>();
  const book: Move[] = [];
  const played: number[] = [];
  for (const { seat, move } of decisions) {
    const text = JSON.stringify(move);
    let number = numbers.get(text);
    if (number === undefined) {
      numbers.set(text, (number = book.length));
      book.push(move);
    }
    played.push(seat, number);
  }
  return { book, played };
}

export function unpackDecisions({ book, played }: PackedDecisions): Decision[] {
  const decisions: Decision[] = [];
  for (let i = 0; i < played.length; i += 2) decisions.push({ seat: played[i], move: book[played[i + 1]] });
  return decisions;
}

/** A move's type is a word of its game, so a longer text cannot be one. */
const isMove: Check<Move> = isObjectOf<Move>({ type: isText(100) });

/** Checks saved decisions: at most `most` of them, every seat below `seats`, and every move number in the book. */
export const isPackedFor =
  (seats: number, most: number): Check<PackedDecisions> =>
  (found): found is PackedDecisions =>
    isObjectOf<PackedDecisions>({ book: isListOf(isMove, 0, most), played: isListOf(isWhole(0, most), 0, 2 * most) })(
      found,
    ) &&
    found.played.length % 2 === 0 &&
    found.played.every((number, index) => number < (index % 2 === 0 ? seats : found.book.length));
