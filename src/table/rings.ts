import type { Move, Seat, State } from '../rules/kernel/types';

import type { GameFace } from './face';
import { findClosedGroup } from './groups';
import { findLightArea } from './listTargets';
import { getPieceHeight, type Handle, type Scene } from './scene';

/** Moves worth thinking of have letters; what a lesson asks for and what was played have none. */
export type RingLetter = 'A' | 'B' | 'C' | 'asked' | 'played';

/** Marks a move on the table: with a letter, and a short text beside it. */
export interface Ring {
  readonly letter: RingLetter;
  /** Stands beside the letter; alone, where it says what was played. */
  readonly badge: string | null;
  readonly move: Move;
}

/** A box of the table: its middle and its size. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LaidRing extends Ring {
  readonly box: Box;
  /** The card that is taken for the move, where the ring goes round something else. */
  readonly from: Box | null;
}

/** A badge hangs over the lower edge of its ring by so much. */
export const BADGE_OVER = 14;

type Drawing = Pick<GameFace, 'listHandles' | 'aspect'>;

interface Spot {
  readonly place?: string;
  readonly piece?: string;
}

/** The spot where the touch of a move ends, and the piece that it takes there; null for a button. */
function findSpot(handles: readonly Handle[], scene: Scene): { readonly end: Spot; readonly from: Spot | null } | null {
  const [first] = handles;
  if (first === undefined) return null;
  const { piece } = first;
  const place = scene.places.find(({ key }) => key === first.place);
  if (place && !(place.holdsOthers && piece !== undefined))
    return { end: { place: place.key }, from: piece === undefined ? null : { piece } };
  return piece === undefined ? null : { end: { piece }, from: null };
}

/** What tells one kind of move from another: where its touch ends, or what it does if it is a button. */
export function nameKind({ listHandles }: Pick<GameFace, 'listHandles'>, view: State, seat: Seat, move: Move): string {
  const [first] = listHandles(view, seat, move);
  return first?.place ?? first?.piece ?? move.type;
}

function findBox(scene: Scene, aspect: number, spot: Spot): Box | null {
  const piece = scene.pieces.find(({ key }) => key === spot.piece);
  if (piece) return { ...piece, height: getPieceHeight(piece, aspect) };
  const place = scene.places.find(({ key }) => key === spot.place);
  if (!place) return null;
  return findClosedGroup(scene, place.key) ?? findLightArea(place, scene.pieces, aspect);
}

/** Lays the rings that lie on the table. Those of buttons, and of what only a paper offers, are not among them. */
export function layRings(
  { listHandles, aspect }: Drawing,
  scene: Scene,
  view: State,
  seat: Seat,
  rings: readonly Ring[],
): LaidRing[] {
  return rings.flatMap((ring) => {
    const spot = findSpot(listHandles(view, seat, ring.move), scene);
    const box = spot && findBox(scene, aspect, spot.end);
    if (!box) return [];
    return [{ ...ring, box, from: spot.from && findBox(scene, aspect, spot.from) }];
  });
}

const STEP = 8;
/** To hide a ring is worse than to hide a card. */
const RING_WEIGHT = 5;

const overlapOf = (top: number, height: number, box: Box): number =>
  Math.max(0, Math.min(top + height, box.y + box.height / 2) - Math.max(top, box.y - box.height / 2)) * box.width;

/** A box with the badge that hangs over its lower edge. */
const addBadge = ({ y, height, ...box }: Box): Box => ({
  ...box,
  y: y + BADGE_OVER / 2,
  height: height + BADGE_OVER,
});

/** How far from the top a panel as wide as the table hides least of rings and cards. */
export function findCalmTop(
  scene: Scene,
  aspect: number,
  laid: readonly LaidRing[],
  table: number,
  height: number,
): number {
  const cards = scene.pieces.map((piece) => ({ ...piece, height: getPieceHeight(piece, aspect) }));
  let best = 0;
  let least = Infinity;
  for (let top = Math.max(0, table - height); top >= 0; top -= STEP) {
    const hidden =
      cards.reduce((sum, box) => sum + overlapOf(top, height, box), 0) +
      laid.reduce((sum, { box }) => sum + RING_WEIGHT * overlapOf(top, height, addBadge(box)), 0);
    if (hidden >= least) continue;
    least = hidden;
    best = top;
  }
  return best;
}
