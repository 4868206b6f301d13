import type { Place } from './scene';

/** The view number of no card. */
export const NO_VIEW = -1;

/** What a finger can meet, as it lies at rest. Shared with the UI thread, so it is all plain numbers and strings. */
export interface RestingPiece {
  readonly view: number;
  readonly key: string;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly depth: number;
  readonly isOpen: boolean;
}

/** Where a finger may land, by its middle. */
export type HitArea = Pick<Place, 'key' | 'x' | 'y' | 'width' | 'height' | 'outline' | 'gives'>;

/** How far beside a card a finger may land and still mean it. */
export const SLOP = 22;
/** How much of the smaller of card and place must be covered, where the finger itself is outside. */
const COVERED = 0.25;

/** How far a point lies outside a turned rectangle; 0 within. */
function distance(one: RestingPiece, x: number, y: number): number {
  'worklet';
  const angle = (-one.turn * Math.PI) / 180;
  const dx = x - one.x;
  const dy = y - one.y;
  const across = Math.max(0, Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) - one.width / 2);
  const along = Math.max(0, Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) - one.height / 2);
  return Math.sqrt(across * across + along * along);
}

/**
 * The card a finger means: the topmost under it, which shields those below; beside all cards, the nearest of those in
 * `wanted` within reach.
 */
export function findPieceAt(
  pieces: readonly RestingPiece[],
  wanted: readonly string[],
  x: number,
  y: number,
): RestingPiece | null {
  'worklet';
  let top: RestingPiece | null = null;
  let near: RestingPiece | null = null;
  let nearest = SLOP;
  for (const one of pieces) {
    const away = distance(one, x, y);
    if (away === 0) {
      if (top === null || one.depth >= top.depth) top = one;
    } else if (away < nearest && wanted.includes(one.key)) {
      nearest = away;
      near = one;
    }
  }
  return top ?? near;
}

/** How far a point lies outside a polygon; 0 within. */
function distanceToOutline(corners: readonly number[], x: number, y: number): number {
  'worklet';
  let isInside = false;
  let nearest = Infinity;
  for (let i = 0, last = corners.length - 2; i < corners.length; last = i, i += 2) {
    const [ax, ay, bx, by] = [corners[last], corners[last + 1], corners[i], corners[i + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    const length = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length || 1);
    const share = Math.max(0, Math.min(1, along));
    const [dx, dy] = [ax + (bx - ax) * share - x, ay + (by - ay) * share - y];
    nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy));
  }
  return isInside ? 0 : nearest;
}

/** Whether a point lies in a place, and how far from its middle in the place's own size. */
function within(place: HitArea, x: number, y: number, slop: number): number | null {
  'worklet';
  if (place.outline) {
    const away = distanceToOutline(place.outline, x, y);
    return away === 0 ? 0 : away <= slop ? away / slop : null;
  }
  const across = Math.abs(x - place.x) / (place.width / 2 + slop);
  const along = Math.abs(y - place.y) / (place.height / 2 + slop);
  return across <= 1 && along <= 1 ? Math.max(across, along) : null;
}

/** The place a finger means. */
export function findPlaceAt(places: readonly HitArea[], x: number, y: number, slop = 0): HitArea | null {
  'worklet';
  let best: HitArea | null = null;
  let closest = Infinity;
  for (const place of places) {
    const far = within(place, x, y, slop);
    if (far !== null && far < closest) {
      closest = far;
      best = place;
    }
  }
  return best;
}

/**
 * The piece that a place gives to a finger: the one under it, of those that may be taken also where it stands out of
 * its place; else the nearest of the place, or the one after the piece that is already chosen.
 */
export function findGivenPiece(
  all: readonly RestingPiece[],
  places: readonly HitArea[],
  takeable: readonly string[],
  x: number,
  y: number,
  chosen: string | null = null,
  slop = 0,
): RestingPiece | null {
  'worklet';
  const under = findPieceAt(
    all.filter(
      ({ key, place: where }) => takeable.includes(key) && places.some((one) => one.key === where && one.gives),
    ),
    [],
    x,
    y,
  );
  if (under && under.key !== chosen) return under;
  const place = findPlaceAt(places, x, y, slop);
  const given = (place?.gives ?? []).filter((key) => takeable.includes(key));
  if (chosen !== null && given.includes(chosen)) {
    const next = given[(given.indexOf(chosen) + 1) % given.length];
    return all.find((one) => one.key === next) ?? null;
  }
  let best: RestingPiece | null = null;
  let nearest = Infinity;
  for (const one of all) {
    const away = distance(one, x, y);
    if (given.includes(one.key) && away < nearest) {
      nearest = away;
      best = one;
    }
  }
  return best;
}

/** Where a card falls that is let go: the place under the finger, else the one that the card covers best. Only of places that are lit. */
export function findDropPlace(lit: readonly HitArea[], x: number, y: number, card: HitArea): HitArea | null {
  'worklet';
  const under = findPlaceAt(lit, x, y);
  if (under) return under;
  let best: HitArea | null = null;
  let most = COVERED;
  for (const place of lit) {
    const across =
      Math.min(card.x + card.width / 2, place.x + place.width / 2) -
      Math.max(card.x - card.width / 2, place.x - place.width / 2);
    const along =
      Math.min(card.y + card.height / 2, place.y + place.height / 2) -
      Math.max(card.y - card.height / 2, place.y - place.height / 2);
    const smaller = Math.min(card.width * card.height, place.width * place.height);
    const covered = across > 0 && along > 0 ? (across * along) / smaller : 0;
    if (covered > most) {
      most = covered;
      best = place;
    }
  }
  return best;
}
