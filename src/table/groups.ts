import type { Phrase } from '../words/phrase';

import type { HitArea } from './hitTest';
import type { Group, Piece, Place, Scene } from './scene';

const NONE: readonly Group[] = [];

export const listGroups = (scene: Scene): readonly Group[] => scene.groups ?? NONE;

/** The group that lies over all else. */
export const findOpenGroup = (scene: Scene): Group | null =>
  listGroups(scene).find((group) => group.lies === 'over') ?? null;

/** The closed group that a place lies in. */
export const findClosedGroup = (scene: Scene, place: string): Group | null =>
  listGroups(scene).find((group) => group.lies === 'closed' && group.places.includes(place)) ?? null;

type Flat = Omit<HitArea, 'key'>;

const cover = (over: Flat, one: Flat) =>
  Math.abs(over.x - one.x) < (over.width + one.width) / 2 && Math.abs(over.y - one.y) < (over.height + one.height) / 2;
const holds = (over: Flat, { x, y }: { readonly x: number; readonly y: number }) =>
  Math.abs(over.x - x) < over.width / 2 && Math.abs(over.y - y) < over.height / 2;

/** What a finger can meet: nothing that lies under an open group, and a closed group instead of its places. */
export interface Reachable {
  readonly places: readonly Place[];
  readonly closed: readonly Group[];
  readonly pieces: readonly Piece[];
}

export function listReachable(scene: Scene): Reachable {
  const over = findOpenGroup(scene);
  const isOn = (place: string) => over === null || over.places.includes(place);
  const isFree = (one: Flat) => over === null || !cover(over, one);
  const places = scene.places.filter(
    (place) => findClosedGroup(scene, place.key) === null && (isOn(place.key) || isFree(place)),
  );
  return {
    places,
    closed: listGroups(scene).filter((group) => group.lies === 'closed' && isFree(group)),
    pieces: over === null ? scene.pieces : scene.pieces.filter((piece) => isOn(piece.place) || !holds(over, piece)),
  };
}

export const toHitArea = ({ key, x, y, width, height }: HitArea): HitArea => ({ key, x, y, width, height });

/** Cards of one place whose middles are nearer than this lie on one another: only the topmost is met. */
const PILED = 12;

/** What is heard of a place: its name and its caption, but for one that only names whose place it is, as the name does. */
export const listLabels = ({ label, caption, seat }: Place): Phrase[] =>
  caption && seat === undefined ? [label, caption] : [label];

/** What of a place is met card by card, in the order in which it is heard. */
export function listTopPieces(place: Place, pieces: readonly Piece[]): Piece[] {
  const here = pieces.filter((piece) => piece.place === place.key).sort((a, b) => b.depth - a.depth);
  const met: Piece[] = [];
  for (const piece of here) {
    const covered = met.some(
      (above) => place.isPile || (Math.abs(above.x - piece.x) < PILED && Math.abs(above.y - piece.y) < PILED),
    );
    if (!covered) met.push(piece);
  }
  return met.reverse();
}
