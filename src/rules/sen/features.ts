import type { Seat } from '../kernel/types';

import { DECK, MEAN_CROWS, NINE, crowsOf, specialOf, type Special } from './cards';
import { DEALT } from './match';
import { isLastRound, scoreRound } from './score';
import type { Sen } from './state';

/** What an input of one whole is written as. */
const ONE = 64;

/** What a land weighs that its owner has kept: the lowest of several, and more of them the longer the round lasts. */
const KEPT = [MEAN_CROWS, MEAN_CROWS, 3.5, 2.5, 1.9, 1.5];

const MOST = 5;
const BUCKETS = 10;
/** Own dream, that of the rival with the fewest points, and the mean of the others. */
const DREAM = 3 * MOST + BUCKETS + 16;
const STANDING = 3 * DREAM;
const LATE = STANDING + 20;
const TURN = LATE + 16;
const STEPS = ['choose', 'drawn', 'keep', 'peek', 'remember', 'swap', 'say', 'look'];
const OPEN = TURN + 2 * STEPS.length + 2;
const HAND = OPEN + 2 * (NINE + 1);
const SPECIALS: readonly Special[] = ['take', 'peek', 'swap'];
const OPTIONS = HAND + NINE + 1 + SPECIALS.length + 3;
export const INPUTS = OPTIONS + 12;

/** How near a match is to its end, 0 to 1: by the points of whoever has most, or by its rounds. */
function nearness(s: Sen): number {
  const { end, limit, rounds } = s.options;
  if (end === 'rounds') return Math.min(1, (s.rounds.length + 1) / rounds);
  return Math.min(1, Math.max(...s.totals) / limit);
}

/** Points are compared as in a match to 100, whatever its limit is. */
const scaleOf = ({ options: { end, limit } }: Sen): number => (end === 'limit' ? 100 / limit : 1);

/** Writes what a seat knows of a dream, and returns the crows that it expects there. */
function fillDream(s: Sen, seat: Seat, dream: Seat, turns: number, x: Int32Array, at: number, weight: number): number {
  const lands = s.dreams[dream];
  const worth = KEPT[Math.min(KEPT.length - 1, 2 + Math.floor(turns / 2.5))];
  let known = 0;
  let sum = 0;
  let kept = 0;
  let blind = 0;
  let highest = -1;
  let second = -1;
  let lowest = NINE;
  let sharp = 0;
  let nines = 0;
  for (let land = 0; land < lands.length; land++) {
    const met = s.met[dream][land];
    if ((met >> seat) & 1) {
      const crows = crowsOf(lands[land]);
      known++;
      sum += crows;
      if (crows > highest) {
        second = highest;
        highest = crows;
      } else if (crows > second) second = crows;
      if (crows < lowest) lowest = crows;
      if (crows >= 6) sharp++;
      if (crows === NINE) nines++;
    } else if ((met >> dream) & 1) kept++;
    else blind++;
  }
  const expected = sum + kept * worth + blind * MEAN_CROWS;
  const total = s.totals[dream] * scaleOf(s);
  x[at + Math.min(MOST - 1, known)] += weight;
  x[at + MOST + Math.min(MOST - 1, kept)] += weight;
  x[at + 2 * MOST + Math.min(MOST - 1, blind)] += weight;
  x[at + 3 * MOST + Math.min(BUCKETS - 1, Math.floor(expected / 2.5))] += weight;
  const numbers = [
    sum / 20,
    expected / 20,
    (highest < 0 ? MEAN_CROWS : highest) / 9,
    (second < 0 ? MEAN_CROWS : second) / 9,
    (known === 0 ? MEAN_CROWS : lowest) / 9,
    (kept * Math.min(12, turns)) / 24,
    total / 100,
    (total + expected) / 100,
    total + expected >= 100 ? 1 : 0,
    total > 80 ? 1 : 0,
    (total * total) / 10_000,
    sharp / 2,
    nines / 2,
    known + kept > 0 && nines === known + kept ? 1 : 0,
    (lands.length - DEALT) / 2,
    lands.length === 0 ? 1 : 0,
  ];
  for (let i = 0; i < numbers.length; i++) x[at + 3 * MOST + BUCKETS + i] += weight * numbers[i];
  return expected;
}

/** Writes how far the seat is ahead of the best rival, by points alone and with the lands that it expects. */
function fillStanding(s: Sen, gap: number, own: number, rival: number, x: Int32Array): void {
  const near = nearness(s);
  const late = near * near * near;
  const ahead = gap + rival - own;
  const standing = [
    gap / 30,
    (gap * near) / 30,
    (gap * late) / 15,
    near,
    late,
    ahead / 30,
    (ahead * near) / 30,
    (ahead * late) / 15,
    (rival - own) / 10,
    rival > own ? 1 : 0,
    rival > own + 3 ? 1 : 0,
    rival < own - 3 ? 1 : 0,
    gap > 0 ? 1 : 0,
    gap > 0 ? near : 0,
    gap < 0 ? near : 0,
    gap > 10 ? near : 0,
    gap < -10 ? near : 0,
    ahead > 0 ? late : 0,
    ahead < 0 ? late : 0,
    s.seats / 5,
  ];
  for (let i = 0; i < standing.length; i++) x[STANDING + i] = standing[i] * ONE;
}

/** Writes how long the round lasts; near its end each land of the closed pile counts. */
function fillTime(s: Sen, turns: number, x: Int32Array): void {
  const left = s.closed.length;
  x[LATE] = (turns * ONE) / 12;
  x[LATE + 1] = (left * ONE) / 40;
  x[LATE + 2 + Math.min(7, Math.floor(turns / 1.5))] = ONE;
  if (left <= 5) x[LATE + 10 + Math.min(4, Math.max(0, left - 1))] = ONE;
  x[LATE + 15] = s.called ? ONE : 0;
}

/** Writes whose turn it is and what it has come to: the open land, and what the seat itself has drawn. */
function fillTurn(s: Sen, seat: Seat, x: Int32Array): void {
  const frame = s.flow[s.flow.length - 1];
  const isOwn = s.turn === seat;
  const step = STEPS.indexOf(frame.step);
  x[TURN + 2 * step + (isOwn ? 0 : 1)] = ONE;
  x[TURN + 2 * STEPS.length] = (((s.turn - seat + s.seats) % s.seats) * ONE) / s.seats;
  if (frame.step === 'look') {
    const { looks } = frame.locals as { readonly looks: readonly number[] };
    x[TURN + 2 * STEPS.length + 1] = (looks[seat] * ONE) / 3;
    return;
  }
  if (frame.step === 'choose') x[OPEN + (isOwn ? 0 : NINE + 1) + crowsOf(s.open[s.open.length - 1])] = ONE;
  if (!isOwn || s.hand.length === 0) return;
  if (frame.step === 'drawn') {
    const [card] = s.hand;
    const special = specialOf(card);
    x[HAND + crowsOf(card)] = ONE;
    if (special) x[HAND + NINE + 1 + SPECIALS.indexOf(special)] = ONE;
    return;
  }
  const crows = s.hand.map(crowsOf);
  x[HAND + NINE + 1 + SPECIALS.length] = ONE;
  x[HAND + NINE + 2 + SPECIALS.length] = (Math.min(...crows) * ONE) / 9;
  x[HAND + NINE + 3 + SPECIALS.length] = (Math.max(...crows) * ONE) / 9;
}

function fillOptions({ options, rounds }: Sen, x: Int32Array): void {
  const { end, limit, penalty, tameCrows, allIn, pairs, memory } = options;
  const isByRounds = end === 'rounds';
  const left = options.rounds - rounds.length;
  const values = [
    isByRounds ? 0 : limit / 200,
    isByRounds ? 1 : 0,
    isByRounds ? left / 10 : 0,
    isByRounds && left === 1 ? 1 : 0,
    isByRounds && left === 2 ? 1 : 0,
    penalty === 15 ? 1 : 0,
    tameCrows ? 1 : 0,
    allIn ? 1 : 0,
    pairs ? 1 : 0,
    memory === 'none' ? 1 : 0,
    memory === 'full' ? 1 : 0,
    1,
  ];
  for (let i = 0; i < values.length; i++) x[OPTIONS + i] = values[i] * ONE;
}

const turnsPlayed = (s: Sen): number => Math.max(0, (DECK.length - s.seats * DEALT - s.closed.length) / s.seats);

/** The end of the round comes into sight when the closed pile has this many lands left, and one more. */
const IN_SIGHT = 10;

/**
 * The fewer lands are left in the closed pile, the more a match is judged as if the round ended now, counted as the lands
 * lie in the imagined world, and with one land left as nothing else: to draw it is then worth as much as to leave it, in
 * every world, and more where the land is a good one. Else it would look better to leave it, for known lands and guesses
 * are worth nothing once they are counted, and everybody would take from the open pile for ever. Whoever looks is taken
 * for the one that ends the round, because that is who may.
 */
export function settle(s: Sen, seat: Seat): { readonly state: Sen; readonly weight: number } | null {
  const left = s.closed.length - 1;
  if (left < 0 || left >= IN_SIGHT || s.flow.at(-1)?.step !== 'choose') return null;
  const written = scoreRound(
    s.dreams.map((lands) => lands.map(crowsOf)),
    null,
    s.options,
  );
  const points = written.map((one) => one.points);
  const totals = s.totals.map((total, one) => total + points[one]);
  const none = s.totals.map(() => [0, 0, 0, 0]);
  const isOver = isLastRound(s.options, s.rounds.length + 1, totals);
  const looks = { looks: s.totals.map(() => 0) };
  const state: Sen = {
    ...s,
    totals,
    turn: (seat + 1) % s.seats,
    rounds: [...s.rounds, { ended: seat, called: false, crows: points, points }],
    dreams: none,
    met: none,
    closed: DECK.slice(s.seats * DEALT + 1),
    flow: isOver ? [] : [{ procedure: 'match', step: 'look', locals: looks }],
  };
  return { state, weight: 1 - left / IN_SIGHT };
}

/** Writes what a seat knows of a match: points, dreams, the time that is left, and the turn under way. */
export function fill(s: Sen, seat: Seat, x: Int32Array): void {
  const turns = turnsPlayed(s);
  let best = -1;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && (best < 0 || s.totals[other] < s.totals[best])) best = other;
  const own = fillDream(s, seat, seat, turns, x, 0, ONE);
  let fewest = fillDream(s, seat, best, turns, x, DREAM, ONE);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || other === best) continue;
    const crows = fillDream(s, seat, other, turns, x, 2 * DREAM, Math.floor(ONE / (s.seats - 2)));
    fewest = Math.min(fewest, crows);
  }
  fillStanding(s, (s.totals[best] - s.totals[seat]) * scaleOf(s), own, fewest, x);
  fillTime(s, turns, x);
  fillTurn(s, seat, x);
  fillOptions(s, x);
}
