import type { Move, Seat } from '../rules/kernel/types';

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
