import type { Seat } from '../kernel/types';

import { NINE, kindOf, valueOf } from './cards';
import { MOST_NINES, countLands } from './lands';
import { countDreams } from './score';
import type { Koty, Land } from './state';
import { teamOf } from './teams';

/**
 * What a land promises beyond its points, by the number of its 9s and by what lies on them, in hundredths of a win. The
 * figures here are rounded from a fit of some 30,000 matches of bots, which compared the winner with what lay on the
 * table.
 */
const PROMISE: Readonly<Record<'free' | 'crow' | 'cat', readonly number[]>> = {
  free: [-28, -12, 10, 42],
  crow: [-40, -38, -18, 22],
  cat: [-26, -6, 16, 42],
};
/** What a lead in points counts at the start, and what is added once a dream is complete. */
const LEAD = 15;
const LEAD_LATE = 45;
/** A lead of this many points is worth half of the most that a lead can be worth. */
const HALF = 60;
const JOKER = 5;
/** What it counts that a crow or joker in the hand can chase a crow from an own land. */
const CHASE = 6;
const WIN = 150;

function promise({ nines, top }: Land): number {
  const kind = top.length === 0 ? 'free' : kindOf(top[0]) === 'crow' ? 'crow' : 'cat';
  return PROMISE[kind][nines.length];
}

function points({ nines, top }: Land): number {
  if (top.length > 0) return valueOf(top[0]) << nines.length;
  return nines.length > 0 ? NINE << nines.length : 0;
}

/** Estimates how near the match is to its end, 0 to 1, by the 9s in the three best lands of any dream. */
function progress(s: Koty): number {
  let most = 0;
  for (const dream of s.dreams) {
    let sum = 0;
    let least = MOST_NINES;
    for (const { nines } of dream) {
      sum += nines.length;
      if (nines.length < least) least = nines.length;
    }
    if (sum - least > most) most = sum - least;
  }
  return most / 9;
}

/** Returns what the cards in the seat's hand are worth for later turns. */
function worthOfHand(s: Koty, seat: Seat): number {
  let jokers = 0;
  let chasers = 0;
  for (const card of s.hands[seat]) {
    const kind = kindOf(card);
    if (kind === 'joker') jokers++;
    if (kind === 'joker' || kind === 'crow') chasers++;
  }
  let crows = 0;
  for (const { top } of s.dreams[seat]) if (top.length > 0 && kindOf(top[0]) === 'crow') crows++;
  return jokers * JOKER + Math.min(crows, chasers) * CHASE;
}

/**
 * Estimates how well a seat's team stands against the others, only from what the seat knows: lands, points and its own
 * hand.
 */
export function judge(s: Koty, seat: Seat): number {
  const { teams } = s.options;
  if (s.flow.length === 0) return countDreams(s.dreams.map(countLands), teams)[seat].place === 1 ? WIN : -WIN;
  const count = teams ? s.seats / 2 : s.seats;
  const scores: number[] = Array.from({ length: count }, () => 0);
  const promises: number[] = Array.from({ length: count }, () => 0);
  for (let dream = 0; dream < s.seats; dream++) {
    const team = teamOf(dream, s.seats, teams);
    for (const land of s.dreams[dream]) {
      scores[team] += points(land);
      promises[team] += promise(land);
    }
  }
  const own = teamOf(seat, s.seats, teams);
  let best = 0;
  let others = 0;
  for (let team = 0; team < count; team++) {
    if (team === own) continue;
    if (scores[team] > best) best = scores[team];
    others += promises[team];
  }
  const lead = scores[own] - best;
  const share = lead / (HALF + Math.abs(lead));
  const near = progress(s);
  return promises[own] - others / (count - 1) + share * (LEAD + LEAD_LATE * near * near * near) + worthOfHand(s, seat);
}
