import { getPose, type Pose } from './pose';
import type { CardFlow, Piece, Scene } from './scene';
import { isSamePiece, settlePiece, type ShownPiece } from './shownPiece';

const byDepth = (a: { piece: Piece }, b: { piece: Piece }) => b.piece.depth - a.piece.depth;

const brings = ({ to, only = '' }: CardFlow, piece: Piece): boolean => to === piece.place && piece.key.startsWith(only);
const takes = ({ from, leaving = '' }: CardFlow, piece: Piece): boolean =>
  from === piece.place && piece.key.startsWith(leaving);

/**
 * Guesses the flow when an event names none: if cards left exactly one place and came to exactly one other, they flew
 * between these. Only the top of a pile is drawn, so both may have lost and gained cards.
 */
function guessFlow(lost: ReadonlySet<string>, gained: ReadonlySet<string>): CardFlow[] {
  const [a, b, third] = new Set([...lost, ...gained]);
  if (b === undefined || third !== undefined) return [];
  const isFrom = (from: string, to: string) => lost.has(from) && gained.has(to) && !(gained.has(from) && lost.has(to));
  if (isFrom(a, b)) return [{ from: a, to: b }];
  return isFrom(b, a) ? [{ from: b, to: a }] : [];
}

/**
 * The pose on the middle of a place or group; a card lies face down. It is used when a card comes out of a pile or hand
 * that is not drawn card by card.
 */
function poseAtPlace(scene: Scene, key: string, like: Piece): Pose | null {
  const place = scene.places.find((spot) => spot.key === key) ?? scene.groups?.find((spot) => spot.key === key);
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

/** A token's flight begins at least this large: it must be seen coming, however small it lies in the end. */
const COMING = 40;

/** The pose at the place from which a card comes that was not drawn before. */
function getStartPose(scene: Scene, key: string, piece: Piece): Pose | null {
  const pose = poseAtPlace(scene, key, piece);
  return pose && piece.isToken ? { ...pose, width: Math.max(pose.width, COMING) } : pose;
}

/**
 * Finds out which card of the next scene is which card of the last one, so that each flies from where it was. `step` is
 * the stage's step that the next scene begins.
 */
export function assignViews(
  before: readonly ShownPiece[],
  next: Scene,
  givenFlows: readonly CardFlow[],
  step = 0,
): ShownPiece[] {
  const last = before.filter((entry) => !entry.isGone);
  const left = new Map(last.map((entry) => [entry.piece.key, entry]));
  const found = new Map<Piece, ShownPiece>();
  const isNew = (piece: Piece) => !found.has(piece);
  const take = (piece: Piece, shown: ShownPiece) => {
    left.delete(shown.piece.key);
    found.set(piece, shown);
  };

  // A place that gives and takes at once keeps no face-down card by its slot, because the two lands of a swap must
  // cross.
  const isCrossing = (piece: Piece) =>
    piece.face === null &&
    givenFlows.some((flow) => flow.to === piece.place) &&
    givenFlows.some((flow) => flow.from === piece.place);
  const byKey = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      const shown = left.get(piece.key);
      if (shown && isNew(piece)) take(piece, shown);
    }
  };
  byKey(next.pieces.filter((piece) => !isCrossing(piece)));
  const placesOf = (pieces: readonly Piece[]) => new Set(pieces.map((piece) => piece.place));
  const flows =
    givenFlows.length > 0
      ? givenFlows
      : guessFlow(placesOf([...left.values()].map((entry) => entry.piece)), placesOf(next.pieces.filter(isNew)));

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
  // The cards left over were turned over where they lie.
  for (const place of placesOf(next.pieces)) if (!comesFromElsewhere(place)) follow({ from: place, to: place });

  const gone = [...left.values()];
  const taken = new Set([...found.values(), ...gone].map((entry) => entry.view));
  let free = 0;
  const nextView = () => {
    while (taken.has(free)) free++;
    taken.add(free);
    return free;
  };

  const staying = next.pieces.map((piece): ShownPiece => {
    const previous = found.get(piece);
    if (previous && isSamePiece(previous.piece, piece)) return previous.isMoving ? settlePiece(previous) : previous;
    if (previous)
      return {
        view: previous.view,
        since: previous.since,
        piece,
        front: piece.face ?? previous.piece.face,
        before: previous.piece.face,
        start: null,
        isGone: false,
        isMoving: true,
        isFlying: previous.piece.place !== piece.place,
      };
    const [source] = flows.flatMap((flow) => (brings(flow, piece) ? (getStartPose(next, flow.from, piece) ?? []) : []));
    const start = source ?? { ...getPose(piece), fade: 0 };
    return {
      view: nextView(),
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
  const departing = gone.map((entry): ShownPiece => {
    const [pose] = flows.flatMap((flow) =>
      takes(flow, entry.piece) ? (poseAtPlace(next, flow.to, entry.piece) ?? []) : [],
    );
    const piece = pose
      ? {
          ...entry.piece,
          x: pose.x,
          y: pose.y,
          width: pose.width,
          turn: pose.turn,
          face: entry.piece.isToken ? entry.piece.face : null,
        }
      : entry.piece;
    return {
      view: entry.view,
      since: entry.since,
      piece,
      front: entry.piece.face,
      before: entry.piece.face,
      start: null,
      isGone: true,
      isMoving: true,
      isFlying: false,
    };
  });
  return [...staying, ...departing].sort((a, b) => a.view - b.view);
}
