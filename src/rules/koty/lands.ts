import type { Card, Seat } from '../kernel/types';

import { valueOf } from './cards';
import type { CountedLand } from './score';
import type { Koty, Land } from './state';

export const LANDS = 4;
/** A land holds at most three 9s, and a cat or crow on them (KO4.1). */
export const MOST_NINES = 3;

export const makeEmptyDream = (): Land[] => Array.from({ length: LANDS }, () => ({ nines: [], known: [], top: [] }));

/** Says whether a cat may be laid there: the land is empty or shows a 9. */
export const isFreeLand = (land: Land): boolean => land.top.length === 0;

/** Says whether a 9 may be laid there, alone or with a cat on it (KO4.2). */
export const canTakeNine = (land: Land): boolean => land.top.length === 0 && land.nines.length < MOST_NINES;

export function layNine(land: Land, card: Card, known: boolean): void {
  land.nines.push(card);
  land.known.push(known);
}

/** Three lands with three 9s each end the match (KO9.1). */
export const isComplete = (dream: readonly Land[]): boolean =>
  dream.filter((land) => land.nines.length === MOST_NINES).length >= 3;

export const countLands = (dream: readonly Land[]): CountedLand[] =>
  dream.map(({ nines, top }) => ({ nines: nines.length, top: top.length > 0 ? valueOf(top[0]) : null }));

/** Lists the lands of the seat's own dream that can take a 9. */
export function placesForNine(s: Koty, seat: Seat): number[] {
  const places: number[] = [];
  for (let land = 0; land < LANDS; land++) if (canTakeNine(s.dreams[seat][land])) places.push(land);
  return places;
}
