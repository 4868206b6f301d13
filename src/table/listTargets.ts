import type { Phrase } from '../words/phrase';

import { findClosedGroup, listLabels, listTopPieces, listReachable, nameWithCard } from './groups';
import { NO_VIEW, type HitArea, type RestingPiece } from './hitTest';
import { getPieceHeight, type Piece, type Place, type Scene } from './scene';

/**
 * A spot on the table that can be focused and pressed: a place with the card on it, one card among others, or a closed
 * group.
 */
export interface Target {
  readonly id: string;
  /** The key of the place; for a closed group, the group's own key. */
  readonly place: string;
  readonly kind: 'place' | 'card' | 'group';
  readonly piece: Piece | null;
  readonly labels: readonly Phrase[];
  /** Whether it is only said what is there: it lies under an open group, or nothing can be done here. */
  readonly isOnlyHeard?: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const targetOf = (piece: Piece, place: Place, aspect: number, views: ReadonlyMap<string, number>): Target => ({
  id: `view:${views.get(piece.key)}`,
  place: place.key,
  kind: 'card',
  piece,
  labels: [piece.label],
  x: piece.x,
  y: piece.y,
  width: piece.width,
  height: getPieceHeight(piece, aspect),
});

/**
 * Lists the targets in the order of the scene's places, so that it is the same from beat to beat; cards of a hand
 * follow the order of the fan.
 */
export function listTargets(scene: Scene, aspect: number, views: ReadonlyMap<string, number>): Target[] {
  const { closed, places: reachable } = listReachable(scene);
  const isCovered = ({ key, isPassive }: Place) => !isPassive && findClosedGroup(scene, key) === null;
  const places = scene.places.filter((place) => reachable.includes(place) || place.isHeard || isCovered(place));
  const groups = closed.map(({ key, label, x, y, width, height }): Target => ({
    id: `group:${key}`,
    place: key,
    kind: 'group',
    piece: null,
    labels: [label],
    x,
    y,
    width,
    height,
  }));
  const spots = places.flatMap((place): Target[] => {
    const labels = listLabels(place);
    const spot = {
      id: `place:${place.key}`,
      place: place.key,
      kind: 'place' as const,
      x: place.x,
      y: place.y,
      width: place.width,
      height: place.height,
    };
    if (!reachable.includes(place)) return [{ ...spot, piece: null, labels, isOnlyHeard: true }];
    if (place.gives) {
      const given = place.gives.flatMap((key) => scene.pieces.find((piece) => piece.key === key) ?? []);
      const others = given.slice(1).map((piece) => targetOf(piece, place, aspect, views));
      return [{ ...spot, piece: given[0] ?? null, labels }, ...others];
    }
    const top = listTopPieces(place, scene.pieces);
    if (top.length <= 1)
      return [{ ...spot, piece: top[0] ?? null, labels: top[0] ? nameWithCard(place, top[0]) : labels }];
    const cards = top.map((piece) => targetOf(piece, place, aspect, views));
    return [{ ...spot, piece: null, labels }, ...cards];
  });
  return [...groups, ...spots];
}

/** The area that a light goes round: the cards when they all lie on one another, otherwise the whole place. */
export function findLightArea(place: Place, pieces: readonly Piece[], aspect: number): Omit<HitArea, 'key'> {
  const here = pieces.filter((piece) => piece.place === place.key);
  const { x, y, width, height, outline } = place;
  if (outline) return { x, y, width, height, outline };
  if (place.lightAt) return place.lightAt;
  if (listTopPieces(place, here).length !== 1) return { x, y, width, height };
  const left = Math.min(...here.map((piece) => piece.x - piece.width / 2));
  const right = Math.max(...here.map((piece) => piece.x + piece.width / 2));
  const top = Math.min(...here.map((piece) => piece.y - getPieceHeight(piece, aspect) / 2));
  const bottom = Math.max(...here.map((piece) => piece.y + getPieceHeight(piece, aspect) / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrowKey = (key: string): key is ArrowKey => key.startsWith('Arrow');

/**
 * The next target in the direction of an arrow key. Distance to the side counts double, so that what lies straight
 * ahead wins.
 */
export function findNeighbour<G extends Pick<Target, 'x' | 'y'>>(
  targets: readonly G[],
  from: G,
  arrow: ArrowKey,
): G | null {
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  let best: G | null = null;
  let lowestCost = Infinity;
  for (const target of targets) {
    const along = sign * (sideways ? target.x - from.x : target.y - from.y);
    const aside = Math.abs(sideways ? target.y - from.y : target.x - from.x);
    const cost = along + 2 * aside;
    if (along > 1 && cost < lowestCost) {
      lowestCost = cost;
      best = target;
    }
  }
  return best;
}

export const listResting = (
  pieces: readonly Piece[],
  aspect: number,
  views: ReadonlyMap<string, number>,
): RestingPiece[] =>
  pieces.map((piece) => {
    const { key, place, x, y, width, turn, depth, face } = piece;
    return {
      view: views.get(key) ?? NO_VIEW,
      key,
      place,
      x,
      y,
      width,
      height: getPieceHeight(piece, aspect),
      turn,
      depth,
      isOpen: face !== null,
    };
  });
