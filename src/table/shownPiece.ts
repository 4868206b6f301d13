import type { Pose } from './pose';
import type { Piece, Scene } from './scene';

/**
 * A card as it is drawn. Its view number is React's key. It passes from scene to scene by place and depth, never by
 * what is on the card: otherwise a face-down card could be followed through a shuffle.
 */
export interface ShownPiece {
  readonly view: number;
  /** The stage's step that it was first drawn in: a view number is given again when its card has left, and this card is not that one. */
  readonly since: number;
  readonly piece: Piece;
  /**
   * The face to draw. A turning card shows for half of its way the face that it loses, or already the one that it
   * gains.
   */
  readonly front: string | null;
  /** The face that is drawn until the flight begins. */
  readonly before: string | null;
  /** Where a card starts that was not drawn before. */
  readonly start: Pose | null;
  /** The card has left the scene, but is drawn until the flights are over. */
  readonly isGone: boolean;
  readonly isMoving: boolean;
  /** The card flies to another place, above everything that lies between. */
  readonly isFlying: boolean;
  /** The card as it was when its flight began, if the table's size has changed since. */
  readonly setOff?: ShownPiece;
}

const sameFace = (a: Piece, b: Piece) => a.face === b.face && a.label.key === b.label.key;
export const isSamePiece = (a: Piece, b: Piece): boolean =>
  a.key === b.key &&
  a.place === b.place &&
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.turn === b.turn &&
  a.depth === b.depth &&
  sameFace(a, b) &&
  JSON.stringify(a.label.facts) === JSON.stringify(b.label.facts);

export const settlePiece = ({ view, since, piece }: ShownPiece): ShownPiece => ({
  view,
  since,
  piece,
  front: piece.face,
  before: piece.face,
  start: null,
  isGone: false,
  isMoving: false,
  isFlying: false,
});

/** After all flights, removes what has left the scene, and the faces that are turned down. */
export const settlePieces = (shown: readonly ShownPiece[]): ShownPiece[] =>
  shown.flatMap((entry) => {
    if (entry.isGone) return [];
    return entry.isMoving ? [settlePiece(entry)] : [entry];
  });

/** Lays the same cards out in a scene of another size. Cards in flight keep flying, towards their new places. */
export const placeAgain = (shown: readonly ShownPiece[], scene: Scene): ShownPiece[] => {
  const byKey = new Map(scene.pieces.map((piece) => [piece.key, piece]));
  return shown.flatMap((entry) => {
    if (entry.isGone) return [entry];
    const piece = byKey.get(entry.piece.key);
    if (!piece) return [];
    return [{ ...entry, piece, ...(entry.isMoving && { setOff: entry.setOff ?? entry }) }];
  });
};
