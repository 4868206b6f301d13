import { getPose, type Pose } from './pose';
import type { CardFlow, Piece, Scene } from './scene';

/**
 * A card as it is drawn. Its view number is handed on from scene to scene by place and depth, never by
 * what is on the card: else a face-down card could be followed through a shuffle.
 */
export interface ShownPiece {
  readonly view: number;
  /** The stage's step that it was first drawn in: a view number is given again when its card has left, and this card is not that one. */
  readonly since: number;
  readonly piece: Piece;
  /** The face to draw: while a card turns it is still, or already, the one that is seen for half of the way. */
  readonly front: string | null;
  /** The face that is drawn until it sets off. */
  readonly before: string | null;
  /** Where a card starts that was not drawn before. */
  readonly start: Pose | null;
  /** It left the scene, and is drawn until the flights are over. */
  readonly isGone: boolean;
  readonly isMoving: boolean;
  /** It is on its way to another place, over all that lies between. */
  readonly isFlying: boolean;
  /** As it was when it set off, where the table has changed its size since. */
  readonly setOff?: ShownPiece;
}

const sameFace = (a: Piece, b: Piece) => a.face === b.face && a.label.key === b.label.key;
export const samePiece = (a: Piece, b: Piece): boolean =>
  a.key === b.key &&
  a.place === b.place &&
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.turn === b.turn &&
  a.depth === b.depth &&
  sameFace(a, b) &&
  JSON.stringify(a.label.facts) === JSON.stringify(b.label.facts);

const byDepth = (a: { piece: Piece }, b: { piece: Piece }) => b.piece.depth - a.piece.depth;

const brings = ({ to, only = '' }: CardFlow, piece: Piece): boolean => to === piece.place && piece.key.startsWith(only);
const takes = ({ from, leaving = '' }: CardFlow, piece: Piece): boolean =>
  from === piece.place && piece.key.startsWith(leaving);

/** With no flow told: where cards went from exactly one place to exactly one other, that is the flow. Of a pile only the top is drawn, so both may have lost and gained. */
function onlyFlow(lost: ReadonlySet<string>, gained: ReadonlySet<string>): CardFlow[] {
  const [one, other, more] = new Set([...lost, ...gained]);
  if (other === undefined || more !== undefined) return [];
  const isFrom = (from: string, to: string) => lost.has(from) && gained.has(to) && !(gained.has(from) && lost.has(to));
  if (isFrom(one, other)) return [{ from: one, to: other }];
  return isFrom(other, one) ? [{ from: other, to: one }] : [];
}

/** Face down, if it is a card, on the middle of a place, or of a group: where a card comes out of a pile, or a hand, that is not drawn card by card. */
function onPlace(scene: Scene, key: string, like: Piece): Pose | null {
  const place = scene.places.find((one) => one.key === key) ?? scene.groups?.find((one) => one.key === key);
  return place
    ? {
        ...getPose(like),
        x: place.x,
        y: place.y,
        width: Math.min(like.width, place.width),
        turn: 0,
        flip: like.isToken ? 1 : 0,
      }
    : null;
}

/** A token that is gained sets off at least so large: it must be seen to come, however small it lies in the end. */
const COMING = 40;

/** Out of which place a card comes that was not drawn before. */
function comesFrom(scene: Scene, key: string, piece: Piece): Pose | null {
  const pose = onPlace(scene, key, piece);
  return pose && piece.isToken ? { ...pose, width: Math.max(pose.width, COMING) } : pose;
}

const atRest = ({ view, since, piece }: ShownPiece): ShownPiece => ({
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

/** Which card of the next scene is which of the last; `step` is the one that the next scene begins. */
export function assignViews(
  before: readonly ShownPiece[],
  next: Scene,
  told: readonly CardFlow[],
  step = 0,
): ShownPiece[] {
  const last = before.filter((one) => !one.isGone);
  const left = new Map(last.map((one) => [one.piece.key, one]));
  const found = new Map<Piece, ShownPiece>();
  const isNew = (piece: Piece) => !found.has(piece);
  const take = (piece: Piece, shown: ShownPiece) => {
    left.delete(shown.piece.key);
    found.set(piece, shown);
  };

  // A place that gives and takes at once keeps no face-down card by its slot: the two lands of a swap must cross.
  const crosses = (piece: Piece) =>
    piece.face === null &&
    told.some((flow) => flow.to === piece.place) &&
    told.some((flow) => flow.from === piece.place);
  const byKey = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      const shown = left.get(piece.key);
      if (shown && isNew(piece)) take(piece, shown);
    }
  };
  byKey(next.pieces.filter((piece) => !crosses(piece)));
  const placesOf = (pieces: readonly Piece[]) => new Set(pieces.map((piece) => piece.place));
  const flows =
    told.length > 0
      ? told
      : onlyFlow(placesOf([...left.values()].map((one) => one.piece)), placesOf(next.pieces.filter(isNew)));

  const follow = (flow: CardFlow) => {
    const leaving = [...left.values()].filter(({ piece }) => takes(flow, piece)).sort(byDepth);
    const arriving = next.pieces
      .filter((piece) => brings(flow, piece) && isNew(piece))
      .sort((a, b) => b.depth - a.depth);
    for (const piece of arriving) {
      const shown = leaving.shift();
      if (!shown) return;
      take(piece, shown);
    }
  };
  flows.forEach(follow);
  byKey(next.pieces);
  const comesFromElsewhere = (place: string) => flows.some((flow) => flow.to === place);
  for (const place of placesOf(next.pieces)) if (!comesFromElsewhere(place)) follow({ from: place, to: place }); // turned over where it lies

  const gone = [...left.values()];
  const taken = new Set([...found.values(), ...gone].map((one) => one.view));
  let free = 0;
  const freeView = () => {
    while (taken.has(free)) free++;
    taken.add(free);
    return free;
  };

  const stay = next.pieces.map((piece): ShownPiece => {
    const was = found.get(piece);
    if (was && samePiece(was.piece, piece)) return was.isMoving ? atRest(was) : was;
    if (was)
      return {
        view: was.view,
        since: was.since,
        piece,
        front: piece.face ?? was.piece.face,
        before: was.piece.face,
        start: null,
        isGone: false,
        isMoving: true,
        isFlying: was.piece.place !== piece.place,
      };
    const [source] = flows.flatMap((flow) => (brings(flow, piece) ? (comesFrom(next, flow.from, piece) ?? []) : []));
    const start = source ?? { ...getPose(piece), fade: 0 };
    return {
      view: freeView(),
      since: step,
      piece,
      front: piece.face,
      before: null,
      start,
      isGone: false,
      isMoving: true,
      isFlying: source !== undefined,
    };
  });
  const leave = gone.map((one): ShownPiece => {
    const [pose] = flows.flatMap((flow) => (takes(flow, one.piece) ? (onPlace(next, flow.to, one.piece) ?? []) : []));
    const piece = pose
      ? {
          ...one.piece,
          x: pose.x,
          y: pose.y,
          width: pose.width,
          turn: pose.turn,
          face: one.piece.isToken ? one.piece.face : null,
        }
      : one.piece;
    return {
      view: one.view,
      since: one.since,
      piece,
      front: one.piece.face,
      before: one.piece.face,
      start: null,
      isGone: true,
      isMoving: true,
      isFlying: false,
    };
  });
  return [...stay, ...leave].sort((a, b) => a.view - b.view);
}

/** When all flights are over: what left is no longer drawn, and no face that is turned down. */
export const settlePieces = (shown: readonly ShownPiece[]): ShownPiece[] =>
  shown.flatMap((one) => {
    if (one.isGone) return [];
    return one.isMoving ? [atRest(one)] : [one];
  });

/** The same cards in a scene of another size. Those under way stay so, to where they are to lie now. */
export const placeAgain = (shown: readonly ShownPiece[], scene: Scene): ShownPiece[] => {
  const byKey = new Map(scene.pieces.map((piece) => [piece.key, piece]));
  return shown.flatMap((one) => {
    if (one.isGone) return [one];
    const piece = byKey.get(one.piece.key);
    if (!piece) return [];
    return [{ ...one, piece, ...(one.isMoving && { setOff: one.setOff ?? one }) }];
  });
};
