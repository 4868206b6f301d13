import type { Seat } from '../kernel/types';

import { numberOf } from './cards';
import { worthOf } from './score';
import type { Template } from './state';

/** What a card on stairs is worth beside the room that it takes: the numbers up to 12. */
const CARD = 4;
const WIN = 60;

/** What the stairs of a seat promise: cards that lie there, and room for more. */
function promiseOf(s: Template, seat: Seat): number {
  let sum = 0;
  for (const cards of s.stairs[seat]) {
    sum += CARD * worthOf(cards.length);
    if (cards.length > 0) sum -= numberOf(cards[cards.length - 1]);
  }
  return sum;
}

/** How far a seat is ahead of its best rival, from what lies open. */
export function judge(s: Template, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) best = Math.max(best, s.flow.length === 0 ? pointsOf(s, other) : promiseOf(s, other));
  if (s.flow.length > 0) return promiseOf(s, seat) - best;
  return pointsOf(s, seat) >= best ? WIN : -WIN;
}

export const pointsOf = (s: Template, seat: Seat): number =>
  s.stairs[seat].reduce((sum, cards) => sum + worthOf(cards.length), 0);
