import type { Move } from '../rules/kernel/types';

import type { Handle } from './scene';

/** One way to do a move by hand. */
export interface MoveHandle<M extends Move = Move> extends Handle {
  readonly move: M;
}

/** All moves that are allowed now, indexed by what a hand takes and where it puts it. */
export interface MoveIndex<M extends Move = Move> {
  readonly all: readonly MoveHandle<M>[];
  /** Moves that no handle reaches, or that are a button besides their handles. */
  readonly buttons: readonly M[];
  /** Pieces that some move takes. */
  readonly pieces: readonly string[];
  /** Those that are lit. */
  readonly lit: readonly string[];
  /** Places where a tap alone plays a move. */
  readonly places: readonly string[];
  /** Places where some piece may be put. */
  readonly goals: readonly string[];
  /** Places whose paper offers some of them. */
  readonly papers: readonly string[];
  /** Whether a panel of the face offers some of them. */
  readonly hasPanels: boolean;
}

const unique = (keys: readonly (string | undefined)[]): string[] => [
  ...new Set(keys.filter((key) => key !== undefined)),
];

export function indexMoves<M extends Move>(
  moves: readonly M[],
  listHandles: (move: M) => readonly Handle[],
): MoveIndex<M> {
  const isByHand = ({ piece, place, panel }: Handle) => [piece, place, panel].some((part) => part !== undefined);
  const isTouch = (handle: Handle) => isByHand(handle) && handle.panel === undefined;
  const handled = moves.map((move) => ({ move, by: listHandles(move) }));
  const all = handled.flatMap(({ move, by }) => by.filter(isTouch).map((handle) => ({ ...handle, move })));
  return {
    all,
    buttons: handled.filter(({ by }) => by.length === 0 || !by.every(isByHand)).map(({ move }) => move),
    pieces: unique(all.map((handle) => handle.piece)),
    lit: unique(all.filter((handle) => !handle.isFaint).map((handle) => handle.piece)),
    places: unique(all.filter((handle) => handle.piece === undefined).map((handle) => handle.place)),
    goals: unique(all.filter((handle) => handle.piece !== undefined).map((handle) => handle.place)),
    papers: unique(
      handled.flatMap(({ by }) => by.filter(({ panel }) => panel !== undefined).map(({ place }) => place)),
    ),
    hasPanels: handled.some(({ by }) => by.some(({ panel }) => panel !== undefined)),
  };
}

/** The places where a piece may be put. */
export const findGoals = (index: MoveIndex, piece: string): string[] =>
  unique(index.all.filter((handle) => handle.piece === piece).map((handle) => handle.place));

/**
 * The moves that this touch can mean: one, several to choose from, or none. Leave out the piece for a tap on a place,
 * the place for a tap on a piece.
 */
export const findMoves = <M extends Move>(
  index: MoveIndex<M>,
  piece: string | undefined,
  place: string | undefined,
): M[] => [
  ...new Set(
    index.all.filter((handle) => handle.piece === piece && handle.place === place).map((handle) => handle.move),
  ),
];

/**
 * Whether a touch here opens a paper that has a button for some move. Of the cards that lie there only those that are lit
 * do; the rest are there to be read.
 */
export const answersOnPaper = (index: MoveIndex, piece: string | undefined, place: string): boolean =>
  index.papers.includes(place) && (piece === undefined || index.lit.includes(piece));

/** Every move that begins with this piece. */
export const findMovesOfPiece = <M extends Move>(index: MoveIndex<M>, piece: string): M[] => [
  ...new Set(index.all.filter((handle) => handle.piece === piece).map((handle) => handle.move)),
];

/** What a tap or a key press on a card and its place leads to. */
export type PressResult<M extends Move = Move> =
  | { readonly kind: 'choose'; readonly piece: string }
  | { readonly kind: 'lower' }
  | { readonly kind: 'play'; readonly moves: readonly M[] };

/** `chosen` is the card that was picked up before. Null means that nothing is allowed there. */
export function interpretPress<M extends Move>(
  index: MoveIndex<M>,
  chosen: string | null,
  piece: string | null,
  place: string | null,
): PressResult<M> | null {
  if (chosen !== null && piece === chosen) {
    const alone = findMoves(index, chosen, undefined);
    return alone.length > 0 ? { kind: 'play', moves: alone } : { kind: 'lower' };
  }
  if (chosen !== null && place !== null) {
    const moves = findMoves(index, chosen, place);
    if (moves.length > 0) return { kind: 'play', moves };
  }
  const taps = place === null ? [] : findMoves(index, undefined, place);
  const takes = piece === null ? [] : findMovesOfPiece(index, piece);
  if (taps.length > 0) return { kind: 'play', moves: [...new Set([...taps, ...takes])] };
  if (piece !== null && takes.length > 0) {
    const atOnce = index.all.filter((handle) => handle.piece === piece && handle.atOnce).map(({ move }) => move);
    if (atOnce.length > 0) return { kind: 'play', moves: atOnce };
    return findGoals(index, piece).length > 0 ? { kind: 'choose', piece } : { kind: 'play', moves: takes };
  }
  return chosen === null ? null : { kind: 'lower' };
}
