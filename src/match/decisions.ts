import type { Move, Seat } from '../rules/kernel/types';
import { isListOf, isObjectOf, isText, isWhole, type Check } from '../storage/checks';

export interface Decision {
  readonly seat: Seat;
  readonly move: Move;
}

/** Decisions as they are saved: every different move once, and for each decision the seat and which of them. */
export interface Packed {
  readonly book: readonly Move[];
  readonly played: readonly number[];
}

export function pack(decisions: readonly Decision[]): Packed {
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

export function unpack({ book, played }: Packed): Decision[] {
  const decisions: Decision[] = [];
  for (let i = 0; i < played.length; i += 2) decisions.push({ seat: played[i], move: book[played[i + 1]] });
  return decisions;
}

/** A move's type is a word of its game. */
const isMove: Check<Move> = isObjectOf<Move>({ type: isText(100) });

/** Decisions of so many seats, at most so many: every one names a move that is there. */
export const isPackedFor =
  (seats: number, most: number): Check<Packed> =>
  (found): found is Packed =>
    isObjectOf<Packed>({ book: isListOf(isMove, 0, most), played: isListOf(isWhole(0, most), 0, 2 * most) })(found) &&
    found.played.length % 2 === 0 &&
    found.played.every((one, at) => one < (at % 2 === 0 ? seats : found.book.length));
