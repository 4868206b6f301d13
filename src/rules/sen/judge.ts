import type { Dice, Seat } from '../kernel/types';

import { DECK, MEAN_CROWS, crowsOf } from './cards';
import { isLastRound, scoreRound } from './score';
import type { Sen } from './state';

/** What a land weighs that is the lowest of so many: people keep what is low, and the longer a round lasts the lower. */
const LOWEST_OF = [MEAN_CROWS, MEAN_CROWS, 3.5, 2.5, 1.9, 1.5];

const LANDS_OF_A_DREAM = 4;
/** People exchange a land about once in this many turns. */
const TURNS_AN_EXCHANGE = 2.5;

/** The turns that each has had in this round, as far as the closed pile tells. */
const countTurns = (s: Sen): number => (DECK.length - s.seats * LANDS_OF_A_DREAM - s.closed.length) / s.seats;

/** A kept land is probably the lowest of this many: of two at first, then of one more with each exchange. */
const estimateSeen = (s: Sen): number =>
  Math.min(LOWEST_OF.length - 1, 2 + Math.floor(countTurns(s) / TURNS_AN_EXCHANGE));

/**
 * The crows of a kept land. Without steps: a draw that crossed one would make all rivals look better at once, and
 * everybody would take from the open pile instead, for ever.
 */
function estimateKept(s: Sen): number {
  const seen = Math.min(LOWEST_OF.length - 1, 2 + countTurns(s) / TURNS_AN_EXCHANGE);
  const full = Math.floor(seen);
  const next = Math.min(LOWEST_OF.length - 1, full + 1);
  return LOWEST_OF[full] + (seen - full) * (LOWEST_OF[next] - LOWEST_OF[full]);
}

/** What it is worth to know an own land. */
const KNOWING = 0.6;
/** What winning is worth beyond the crows, when the match is over. */
const WINNING = 40;

/** The crows a seat expects in a dream, from what it knows. */
function estimateCrows(s: Sen, seat: Seat, dream: Seat): number {
  let sum = 0;
  const kept = estimateKept(s);
  const lands = s.dreams[dream];
  for (let land = 0; land < lands.length; land++) {
    const met = s.met[dream][land];
    if ((met >> seat) & 1) sum += crowsOf(lands[land]) - (seat === dream ? KNOWING : 0);
    else sum += (met >> dream) & 1 ? kept : MEAN_CROWS;
  }
  return sum;
}

/** How far a seat is ahead of its rivals, halfway between their mean and the best of them. */
function leadOf(points: readonly number[], seat: Seat): number {
  let sum = 0;
  let best = Infinity;
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    sum += points[other];
    if (points[other] < best) best = points[other];
  }
  return (sum / (points.length - 1) + best) / 2 - points[seat];
}

/** The lead at the end of a match, and winning it. */
const leadAtTheEnd = (totals: readonly number[], seat: Seat): number =>
  leadOf(totals, seat) + (totals[seat] === Math.min(...totals) ? WINNING : -WINNING);

/** The lead if the round ended now without a call, as the lands lie in this world. */
function leadIfItEnded(s: Sen, seat: Seat): number {
  const written = scoreRound(
    s.dreams.map((lands) => lands.map(crowsOf)),
    null,
    s.options,
  );
  const totals = s.totals.map((total, other) => total + written[other].points);
  return isLastRound(s.options, s.rounds.length + 1, totals) ? leadAtTheEnd(totals, seat) : leadOf(totals, seat);
}

/**
 * Before the first turn all dreams are alike, so the totals alone count: as whole numbers, so that a round that ends is
 * worth exactly what it was worth before.
 */
const isBeforeTheRound = (s: Sen): boolean => s.flow[s.flow.length - 1].step === 'look';

/** The end of the round comes into sight when the closed pile has this many lands left. */
const IN_SIGHT = 10;

/**
 * How far ahead of its rivals a seat expects to be, scores and lands together. It counts only what the seat knows, so
 * that a bot can't peek through it. The fewer lands are left in the closed pile, the more it counts what the round would
 * bring if it ended now, and with one left nothing else: to draw that one and discard it is then worth as much as to
 * stand still, in every world, and a land that is better makes it worth more. Else standing still would always look
 * better, for known lands and guesses are worth nothing once they are counted, and everybody would take from the open
 * pile for ever.
 */
export function judge(s: Sen, seat: Seat): number {
  if (s.flow.length === 0) return leadAtTheEnd(s.totals, seat);
  if (isBeforeTheRound(s)) return leadOf(s.totals, seat);
  const near = 1 - Math.max(0, Math.min(IN_SIGHT, s.closed.length - 1)) / IN_SIGHT;
  const ended = near > 0 ? leadIfItEnded(s, seat) : 0;
  if (near === 1) return ended;
  const points = s.totals.map((total, dream) => total + estimateCrows(s, seat, dream));
  return near * ended + (1 - near) * leadOf(points, seat);
}

/** Rivals keep low lands: where one knows a land of its own, the lowest of several that could lie there does. */
export function sampleWorld(s: Sen, seat: Seat, dice: Dice): void {
  const tries = estimateSeen(s) - 1;
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
