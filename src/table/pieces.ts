import type { Card, Seat } from '../rules/kernel/types';

import type { Spot } from './layout/box';
import type { Piece, Place } from './scene';

/** Places, and what lies there. */
export interface Part {
  readonly places: readonly Place[];
  readonly pieces: readonly Piece[];
}

export const NO_PART: Part = { places: [], pieces: [] };

export const join = (parts: readonly Part[]): Part => ({
  places: parts.flatMap(({ places }) => places),
  pieces: parts.flatMap(({ pieces }) => pieces),
});

/** Seats from the viewer's own, clockwise; who sits nowhere looks from the first. */
export const around = (seats: number, viewer: Seat): Seat[] =>
  Array.from({ length: seats }, (_, step) => (Math.max(viewer, 0) + step) % seats);

/** A card by itself where the viewer may know it, else by its slot: a pile's slots are counted from the bottom. */
export const pieceKey = (card: Card, slot: string): string => (card === 0 ? `slot:${slot}` : `card:${card}`);

/** How many cards of a pile are drawn, and how far each lies above the one below. */
export const PILED = 4;
export const LIFT = 1.5;

export interface PileLook {
  readonly drawn?: number;
  readonly lift?: number;
  /** Around its middle, not from it upward. */
  readonly isCentred?: boolean;
}

/** The top of a pile; slots are counted from the bottom, so that a card drawn renames no other. */
export function pile<Thing>(
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
  /** Degrees from card to card, and how much lower each lies the further out it is. */
  readonly lean?: number;
  readonly sag?: number;
}

/** A hand held open around a spot: where its cards lie, and how they are turned. */
export function fan(
  count: number,
  { x, y, width }: Spot,
  { pitch, lean = 0, sag = 0 }: FanLook,
): (Spot & { readonly turn: number })[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index - (count - 1) / 2;
    return { x: x + at * pitch, y: y + Math.abs(at) * sag, width, turn: at * lean };
  });
}
