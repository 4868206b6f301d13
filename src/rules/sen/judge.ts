import type { Dice, Seat } from '../kernel/types';

import { DECK, MEAN_CROWS, crowsOf } from './cards';
import type { Sen } from './state';

/** What a land weighs that is the lowest of so many: people keep what is low, and the longer a round lasts the lower. */
const LOWEST_OF = [MEAN_CROWS, MEAN_CROWS, 3.5, 2.5, 1.9, 1.5];

/** Of how many lands a kept one is probably the lowest. */
function choices(s: Sen): number {
  const turns = (DECK.length - s.seats * 4 - s.closed.length) / s.seats;
  return Math.min(LOWEST_OF.length - 1, 2 + Math.floor(turns / 2.5));
}

/** What it is worth to know an own land. */
const KNOWING = 0.6;
/** What winning is worth beyond the crows, when the match is over. */
const WINNING = 40;

/** The crows a seat expects in a dream, from what it knows. */
function expected(s: Sen, seat: Seat, dream: Seat): number {
  let sum = 0;
  const kept = LOWEST_OF[choices(s)];
  const lands = s.dreams[dream];
  for (let land = 0; land < lands.length; land++) {
    const met = s.met[dream][land];
    if ((met >> seat) & 1) sum += crowsOf(lands[land]) - (seat === dream ? KNOWING : 0);
    else sum += (met >> dream) & 1 ? kept : MEAN_CROWS;
  }
  return sum;
}

/** How far ahead of its rivals a seat expects to be, scores and lands together. It counts only what the seat knows, so that a bot can't peek through it. */
export function judge(s: Sen, seat: Seat): number {
  const over = s.flow.length === 0;
  const own = s.totals[seat] + (over ? 0 : expected(s, seat, seat));
  let sum = 0;
  let best = Infinity;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const rival = s.totals[other] + (over ? 0 : expected(s, seat, other));
    sum += rival;
    if (rival < best) best = rival;
  }
  const lead = (sum / (s.seats - 1) + best) / 2 - own;
  if (!over) return lead;
  return lead + (own <= best ? WINNING : -WINNING);
}

/** Rivals keep low lands: where one knows a land of its own, the lowest of several that could lie there does. */
export function believe(s: Sen, seat: Seat, dice: Dice): void {
  const tries = choices(s) - 1;
  for (let dream = 0; dream < s.seats; dream++) {
    const lands = s.dreams[dream];
    for (let land = 0; land < lands.length; land++) {
      const met = s.met[dream][land];
      if ((met >> seat) & 1 || !((met >> dream) & 1)) continue;
      for (let i = 0; i < tries && s.closed.length > 0; i++) {
        const other = dice.random(s.closed.length);
        const card = s.closed[other];
        if (crowsOf(card) >= crowsOf(lands[land])) continue;
        s.closed[other] = lands[land];
        lands[land] = card;
      }
    }
  }
}
