import type { Seat } from '../../rules/kernel/types';
import { SHADOWS, type Side } from '../../rules/nightmare-cathedral/state';

/** Names of the places on the table and of the pieces that are no cards. */

export const CATHEDRAL_PLACE = 'cathedral';
/** The whole map, where a Dream or a deed is put to be played. */
export const MAP_PLACE = 'map';
export const DREAM_DECK = 'dreamDeck';
export const DISCARD = 'discard';
export const CONFLICT_DECK = 'conflictDeck';
export const areaPlace = (area: number): string => `area:${area}`;
export const dayPlace = (day: number): string => `day:${day}`;
export const nightPlace = (night: number): string => `night:${night}`;
export const handPlace = (seat: Seat): string => `hand:${seat}`;
export const dreamsPlace = (seat: Seat): string => `dreams:${seat}`;
export const marketPlace = (slot: number): string => `market:${slot}`;
/** One of the cards that a seat looks at, to keep some of them. */
export const placeOfLooked = (slot: number): string => `looked:${slot}`;
/** The row of cards that a side lays in a conflict: 0 lays first. */
export const placeOfLaid = (row: number): string => `laid:${row}`;
/** The chip of a seat, where what it has but not on the map comes from and goes to. */
export const chipPlace = (seat: Seat): string => `chip:${seat}`;

/** Where units of a side come from and go to: the chip of a seat, the Cathedral for Shadows. */
export const supplyPlace = (side: Side): string => (side === SHADOWS ? CATHEDRAL_PLACE : chipPlace(side));

export const unitsKey = (area: number, side: Side): string => `unit:${area}:${side}:`;
export const unitKey = (area: number, side: Side, index: number): string => `${unitsKey(area, side)}${index}`;
export const keyOfWinged = (seat: Seat): string => `winged:${seat}`;
export const fortressKey = (area: number): string => `fortress:${area}`;
export const nightmareKey = (index: number): string => `nightmare:${index}`;
export const dreamerKey = (seat: Seat): string => `dreamer:${seat}`;

/** Reads the number of a place of a kind, as in `area:12`; null for a place of another kind. */
export function readPlace(kind: 'area' | 'day' | 'night' | 'market' | 'chip', place: string): number | null {
  const [name, number] = place.split(':');
  return name === kind ? Number(number) : null;
}
