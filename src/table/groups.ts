import type { Phrase } from '../words/phrase';

import type { HitArea } from './hitTest';
import type { Group, Piece, Place, Scene } from './scene';

const NONE: readonly Group[] = [];

export const listGroups = (scene: Scene): readonly Group[] => scene.groups ?? NONE;

/** The group that is open, above everything else. */
export const findOpenGroup = (scene: Scene): Group | null =>
  listGroups(scene).find((group) => group.lies === 'over') ?? null;

/** The closed group that contains a place. */
export const findClosedGroup = (scene: Scene, place: string): Group | null =>
  listGroups(scene).find((group) => group.lies === 'closed' && group.places.includes(place)) ?? null;

type Area = Omit<HitArea, 'key'>;

export const areOverlapping = (a: Area, b: Area) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
const contains = (over: Area, { x, y }: { readonly x: number; readonly y: number }) =>
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
  const isFree = (area: Area) => over === null || !areOverlapping(over, area);
  const places = scene.places.filter(
    (place) => !place.isPassive && findClosedGroup(scene, place.key) === null && (isOn(place.key) || isFree(place)),
  );
  const throughPlace = new Set(scene.places.filter(({ gives }) => gives !== undefined).map(({ key }) => key));
  const pieces = scene.pieces.filter((piece) => !throughPlace.has(piece.place));
  return {
    places,
    closed: listGroups(scene).filter((group) => group.lies === 'closed' && isFree(group)),
    pieces: over === null ? pieces : pieces.filter((piece) => isOn(piece.place) || !contains(over, piece)),
  };
}

export const toHitArea = ({ key, x, y, width, height, outline, gives }: HitArea): HitArea => ({
  key,
  x,
  y,
  width,
  height,
  ...(outline && { outline }),
  ...(gives && { gives }),
});

/**
 * Cards of one place whose middles are nearer than this, in points, lie on one another, so that only the topmost can be
 * touched.
 */
const PILED = 12;

/**
 * What a screen reader says of a place: its name and its caption. A caption that only names the owner is left out,
 * since the name does so too.
 */
export const listLabels = ({ label, caption, seat }: Place): Phrase[] =>
  caption && seat === undefined ? [label, caption] : [label];

/** A place with the only card that can be met there, unless both are called the same, as a deck is. */
export function nameWithCard(place: Place, { label }: Piece): readonly Phrase[] {
  const labels = listLabels(place);
  return labels.some((one) => JSON.stringify(one) === JSON.stringify(label)) ? labels : [...labels, label];
}

/** Several names as one; some are whole sentences. */
export const joinLabels = (labels: readonly string[]): string => labels.join(', ').replaceAll('., ', '. ');

/** The cards of a place that can be met one by one, in the order in which a screen reader says them. */
export function listTopPieces(place: Place, pieces: readonly Piece[]): Piece[] {
  const here = pieces.filter((piece) => piece.place === place.key).sort((a, b) => b.depth - a.depth);
  const top: Piece[] = [];
  for (const piece of here) {
    const covered = top.some(
      (above) => place.isPile || (Math.abs(above.x - piece.x) < PILED && Math.abs(above.y - piece.y) < PILED),
    );
    if (!covered) top.push(piece);
  }
  return top.reverse();
}
