import type { Card, Seat } from '../kernel/types';

import type { LandPlace, Sen } from './state';

/** Functions that move lands on the table and keep track of who knows them. */

export const bitsOfAll = (s: Sen): number => (1 << s.seats) - 1;

/** Swaps the cards of two places; what each seat knows moves with the cards (S7.3). */
export function exchange(s: Sen, one: LandPlace, other: LandPlace): void {
  for (const rows of [s.dreams, s.met, s.shown]) {
    const kept = rows[one.dream][one.land];
    rows[one.dream][one.land] = rows[other.dream][other.land];
    rows[other.dream][other.land] = kept;
  }
}

/** Lays a card on a place of a dream and returns the card that lay there. */
export function lay(s: Sen, dream: Seat, land: number, card: Card, knownTo: number): Card {
  const before = s.dreams[dream][land];
  s.dreams[dream][land] = card;
  s.met[dream][land] = knownTo;
  s.shown[dream][land] = 0;
  return before;
}

/**
 * Adds a land to a dream from the closed pile; nobody sees it. The pile has a card, because a turn never begins without
 * one (S8.2).
 */
export function addUnseen(s: Sen, dream: Seat): void {
  s.dreams[dream].push(s.closed.pop()!);
  s.met[dream].push(0);
  s.shown[dream].push(0);
}

export function stopLooking(s: Sen, seat: Seat): void {
  const others = ~(1 << seat);
  for (const row of s.shown) for (let land = 0; land < row.length; land++) row[land] = row[land] & others;
}

export function look(s: Sen, seat: Seat, dream: Seat, land: number): void {
  s.met[dream][land] = s.met[dream][land] | (1 << seat);
  s.shown[dream][land] = s.shown[dream][land] | (1 << seat);
}
