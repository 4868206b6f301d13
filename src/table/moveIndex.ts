import type { Move } from '../rules/kernel/types';

import type { Handle } from './scene';

/** One way of doing a move by hand. */
export interface MoveHandle<M extends Move = Move> extends Handle {
  readonly move: M;
}

/** All that may be done now, by what a hand takes and where it puts it. */
export interface MoveIndex<M extends Move = Move> {
  readonly all: readonly MoveHandle<M>[];
  /** Moves that no hand can do on the table, or that are a button besides. */
  readonly buttons: readonly M[];
  /** Pieces that some move takes. */
  readonly pieces: readonly string[];
  /** Places that a tap alone plays. */
  readonly places: readonly string[];
  /** Places where some piece may be put. */
  readonly goals: readonly string[];
}

const once = (keys: readonly (string | undefined)[]): string[] => [...new Set(keys.filter((key) => key !== undefined))];

export function indexMoves<M extends Move>(moves: readonly M[], handles: (move: M) => readonly Handle[]): MoveIndex<M> {
  const isByHand = ({ piece, place }: Handle) => piece !== undefined || place !== undefined;
  const each = moves.map((move) => ({ move, by: handles(move) }));
  const all = each.flatMap(({ move, by }) => by.filter(isByHand).map(({ piece, place }) => ({ move, piece, place })));
  return {
    all,
    buttons: each.filter(({ by }) => by.length === 0 || !by.every(isByHand)).map(({ move }) => move),
    pieces: once(all.map((way) => way.piece)),
    places: once(all.filter((way) => way.piece === undefined).map((way) => way.place)),
    goals: once(all.filter((way) => way.piece !== undefined).map((way) => way.place)),
  };
}

/** Where a piece may be put. */
export const findGoals = (ways: MoveIndex, piece: string): string[] =>
  once(ways.all.filter((way) => way.piece === piece).map((way) => way.place));

/** What comes of it: one move, several to choose from, or none. Leave out the piece for a tap on a place, the place for a tap on a piece. */
export const findMoves = <M extends Move>(
  ways: MoveIndex<M>,
  piece: string | undefined,
  place: string | undefined,
): M[] => [...new Set(ways.all.filter((way) => way.piece === piece && way.place === place).map((way) => way.move))];

/** Everything this piece can be used for. */
export const findMovesOfPiece = <M extends Move>(ways: MoveIndex<M>, piece: string): M[] => [
  ...new Set(ways.all.filter((way) => way.piece === piece).map((way) => way.move)),
];

/** What a tap, or a press of a key, on a card and its place comes to. */
export type PressResult<M extends Move = Move> =
  | { readonly kind: 'choose'; readonly piece: string }
  | { readonly kind: 'lower' }
  | { readonly kind: 'play'; readonly moves: readonly M[] };

/** `chosen` is the card that was taken before; null: nothing is allowed there. */
export function interpretPress<M extends Move>(
  ways: MoveIndex<M>,
  chosen: string | null,
  piece: string | null,
  place: string | null,
): PressResult<M> | null {
  if (chosen !== null && piece === chosen) {
    const alone = findMoves(ways, chosen, undefined);
    return alone.length > 0 ? { kind: 'play', moves: alone } : { kind: 'lower' };
  }
  if (chosen !== null && place !== null) {
    const moves = findMoves(ways, chosen, place);
    if (moves.length > 0) return { kind: 'play', moves };
  }
  const taps = place === null ? [] : findMoves(ways, undefined, place);
  const takes = piece === null ? [] : findMovesOfPiece(ways, piece);
  if (taps.length > 0) return { kind: 'play', moves: [...new Set([...taps, ...takes])] };
  if (piece !== null && takes.length > 0) {
    return findGoals(ways, piece).length > 0 ? { kind: 'choose', piece } : { kind: 'play', moves: takes };
  }
  return chosen === null ? null : { kind: 'lower' };
}
