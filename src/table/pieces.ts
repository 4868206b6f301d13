import type { Card, Seat } from '../rules/kernel/types';

import type { Spot } from './layout/rect';
import type { Piece, Place, Scene } from './scene';

/** Some places, with the pieces that lie there, and what else of a scene belongs to them. */
export interface Part extends Partial<Scene> {
  readonly places: readonly Place[];
  readonly pieces: readonly Piece[];
}

export const NO_PART: Part = { places: [], pieces: [] };

export const join = (parts: readonly Partial<Scene>[]): Required<Omit<Scene, 'playedAt'>> => ({
  places: parts.flatMap(({ places = [] }) => places),
  pieces: parts.flatMap(({ pieces = [] }) => pieces),
  plates: parts.flatMap(({ plates = [] }) => plates),
  groups: parts.flatMap(({ groups = [] }) => groups),
  scenery: parts.flatMap(({ scenery = [] }) => scenery),
  panels: parts.flatMap(({ panels = [] }) => panels),
});

/** Lists the seats clockwise from the viewer's own; a viewer without a seat looks from seat 0. */
export const listAround = (seats: number, viewer: Seat): Seat[] =>
  Array.from({ length: seats }, (_, step) => (Math.max(viewer, 0) + step) % seats);

/** The key of a card: the card itself if the viewer may know it, otherwise its slot. */
export const pieceKey = (card: Card, slot: string): string => (card === 0 ? `slot:${slot}` : `card:${card}`);

/** How many cards of a pile are drawn, and how far each is shifted upwards from the one below. */
export const PILED = 4;
export const LIFT = 1.5;

export interface PileLook {
  readonly drawn?: number;
  readonly lift?: number;
  /** Spreads the pile around the spot instead of upwards from it. */
  readonly isCentred?: boolean;
}

/** Draws the top of a pile. Slots are counted from the bottom, so that drawing a card renames no other. */
export function buildPile<Thing>(
  things: readonly Thing[],
  place: string,
  { x, y, width }: Spot,
  draw: (thing: Thing, slot: string, spot: Spot, at: number) => Piece,
  { drawn = PILED, lift = LIFT, isCentred = false }: PileLook = {},
): Piece[] {
  const under = Math.max(0, things.length - drawn);
  const lowest = isCentred ? y + ((drawn - 1) * lift) / 2 : y;
  return things
    .slice(under)
    .map((thing, at) => draw(thing, `${place}:${under + at}`, { x, y: lowest - at * lift, width }, at));
}

export interface FanLook {
  readonly pitch: number;
  /** The degrees between neighbouring cards; `sag` is how much lower a card lies for each step from the middle. */
  readonly lean?: number;
  readonly sag?: number;
}

/** Fans a hand out around a spot: where each card lies and how it is rotated. */
export function spreadFan(
  count: number,
  { x, y, width }: Spot,
  { pitch, lean = 0, sag = 0 }: FanLook,
): (Spot & { readonly turn: number })[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index - (count - 1) / 2;
    return { x: x + at * pitch, y: y + Math.abs(at) * sag, width, turn: at * lean };
  });
}
