import type { Seat } from '../kernel/types';

import { measureCloseness } from './closeness';
import { DEVELOPMENTS, DREAMS } from './content/cards';
import { ACTIONS, NIGHTS } from './content/days';
import { LAPS, RITUAL, TURN_TRACK } from './content/tracks';
import {
  compareWorth,
  estimateFuture,
  worthOfHidden,
  worthOfLaid,
  worthOfLands,
  worthOfOpen,
  worthOfSecret,
} from './judge';
import { landOf } from './land';
import { partsOf, addUp, type Parts } from './score';
import { NONE, type NightmareCathedral } from './state';
import { countFollowersOf, unitsAt } from './units';

/** What an input of one whole is written as. */
const ONE = 64;
const LAST_STEP = RITUAL.length - 1;
const ALL_TURNS = LAPS * TURN_TRACK.length;

const STEPS = 7;
/** Own party, the one that is ahead of the rivals, and the mean of the others. */
const PARTY = 32 + 2 * STEPS + ACTIONS.length + NIGHTS.length;
const SECRET = 3 * PARTY;
const DREAMS_HELD = 4;
const STANDING = SECRET + 8 + 2 * DREAMS_HELD;
const TIME = STANDING + 19;
const PHASE = TIME + 14;
const PROCEDURES = [
  ...['match', 'turn', 'action', 'dream', 'cathedral', 'effects', 'conflict', 'command', 'roam', 'climb', 'worship'],
  ...['bonus', 'produce', 'move', 'fly', 'convert', 'level', 'build', 'addShadow', 'removeShadow', 'recall', 'lose'],
  ...['discard', 'upgrade', 'keep', 'choose', 'pay', 'borrow', 'devour', 'release'],
];
/** What the judge by hand says of a state, fine enough for a net to compare moves by it as that judge does. */
export const JUDGED = STANDING;
export const INPUTS = PHASE + 2 * PROCEDURES.length + 4 + ACTIONS.length;

/** What a seat has now, and what it may expect as far as it shows. */
interface Party {
  readonly parts: Parts;
  readonly points: number;
  readonly later: number;
}

/** Writes what everybody sees of a seat, and what is to be expected of it. */
function fillParty(s: NightmareCathedral, seat: Seat, party: Party, x: Int32Array, at: number, weight: number): void {
  const { parts, points, later } = party;
  const one = s.ritual[seat * 2];
  const other = s.ritual[seat * 2 + 1];
  const high = Math.max(one, other);
  const low = Math.min(one, other);
  const levels = [0, 0, 0, 0];
  let controlled = 0;
  let guarded = 0;
  for (const area of landOf(s).inPlay) {
    if (s.control[area] === seat) controlled++;
    if (s.levels[area] === 0 || s.fortress[area] !== seat) continue;
    levels[s.levels[area]]++;
    if (unitsAt(s, area, seat) > 0) guarded++;
  }
  const numbers = [
    points / 40,
    (points + later) / 10,
    later / 5,
    parts.ritual / 16,
    parts.fortresses / 8,
    parts.devoured / 8,
    parts.upgrades / 8,
    parts.dreams / 16,
    worthOfOpen(s, seat) / 5,
    high / LAST_STEP,
    low / LAST_STEP,
    (high * low) / LAST_STEP / LAST_STEP,
    countFollowersOf(s, seat) / 12,
    s.supply[seat] / 16,
    s.limbo[seat] / 8,
    s.kneeling[seat] / 4,
    s.devoured[seat] / 8,
    s.blocks[seat] / 10,
    controlled / 8,
    levels[1] / 3,
    levels[2] / 3,
    levels[3] / 3,
    guarded / 4,
    s.hands[seat].length / 8,
    s.hands[seat].length === 0 ? 1 : 0,
    s.dreams[seat].length / 3,
    s.visions[seat].length / 2,
    s.dreamt[seat].length / 4,
    s.wakes[seat] ? 1 : 0,
    s.day === NONE || s.turn !== seat ? 0 : 1,
    s.commanded[seat] > 0 ? 1 : 0,
    1,
  ];
  for (let i = 0; i < numbers.length; i++) x[at + i] += weight * numbers[i];
  let next = at + numbers.length;
  x[next + Math.min(STEPS - 1, Math.floor(high / 3))] += weight;
  x[next + STEPS + Math.min(STEPS - 1, Math.floor(low / 3))] += weight;
  next += 2 * STEPS;
  for (let day = 0; day < ACTIONS.length; day++) x[next + day] += (weight * s.actions[seat][day].length) / 2;
  x[next + ACTIONS.length + (s.dreamer[seat] % NIGHTS.length)] += weight;
}

/** Writes what only the seat itself knows: its Developments, and how near its Dreams are. */
function fillSecret(s: NightmareCathedral, seat: Seat, x: Int32Array): void {
  let attack = 0;
  let defence = 0;
  let upgrades = 0;
  let printed = 0;
  for (const card of s.hands[seat]) {
    const development = DEVELOPMENTS[card];
    attack += development.attack;
    defence += development.defence;
    if (development.kind !== 'upgrade') continue;
    upgrades++;
    printed = Math.max(printed, development.points);
  }
  const held: { readonly near: number; readonly points: number }[] = [];
  let ready = 0;
  for (const cards of [s.dreams[seat], s.visions[seat]])
    for (const card of cards) {
      const near = measureCloseness(s, seat, card);
      const points = DREAMS[card].vp;
      if (near === 1) ready += points;
      held.push({ near, points });
    }
  held.sort((one, other) => other.near - one.near || other.points - one.points);
  const numbers = [
    attack / 8,
    defence / 8,
    upgrades / 4,
    printed / 3,
    ready / 6,
    worthOfLaid(s, seat),
    worthOfSecret(s, seat) / 5,
    held.length / 3,
  ];
  for (let i = 0; i < numbers.length; i++) x[SECRET + i] = numbers[i] * ONE;
  for (let i = 0; i < DREAMS_HELD && i < held.length; i++) {
    const { near, points } = held[i];
    x[SECRET + 8 + 2 * i] = near * ONE;
    x[SECRET + 9 + 2 * i] = (near * points * ONE) / 6;
  }
}

/** Writes who is ahead, by points and by what is to be expected, and how much of the match is left. */
function fillStanding(s: NightmareCathedral, own: Party, rivals: readonly Party[], x: Int32Array): void {
  let now = -Infinity;
  let later = -Infinity;
  let mean = 0;
  for (const { points, later: more } of rivals) {
    now = Math.max(now, points);
    later = Math.max(later, points + more);
    mean += (points + more) / rivals.length;
  }
  const left = estimateFuture(s);
  const played = Math.min(1, s.turns / ALL_TURNS);
  const lead = own.points - now;
  const ahead = own.points + own.later - later;
  const bend = (value: number, half: number) => value / (half + Math.abs(value));
  const standing = [
    compareWorth(own.points + own.later, mean * rivals.length, s.seats) / 2,
    lead / 20,
    ahead / 4,
    (own.points + own.later - mean) / 4,
    bend(lead, 5),
    bend(ahead, 5),
    bend(ahead, 5) * played,
    bend(ahead, 5) * played * played,
    bend(ahead, 2) * played * played,
    bend(lead, 2) * (1 - left),
    (ahead / 10) * played,
    (lead / 10) * played,
    lead > 0 ? 1 : 0,
    ahead > 0 ? 1 : 0,
    ahead > 0 ? played : 0,
    ahead < 0 ? played : 0,
    lead > 0 ? 1 - left : 0,
    lead < 0 ? 1 - left : 0,
    lead === 0 ? 1 - left : 0,
  ];
  for (let i = 0; i < standing.length; i++) x[STANDING + i] = standing[i] * ONE;
  const { length, forking, side, trial } = s.options;
  const time = [
    played,
    left,
    1 - left,
    s.lastRound ? 1 : 0,
    s.stageCards ? 1 : 0,
    s.pieces.length / 4,
    s.seats / 4,
    s.seats === 2 ? 1 : 0,
    length === 'variable' ? 1 : 0,
    forking ? 1 : 0,
    side === 'advanced' ? 1 : 0,
    trial ? 1 : 0,
    s.devoured.reduce((sum, units) => sum + units, 0) / 16,
    s.nightmareAt.some((area) => area > 0) ? 1 : 0,
  ];
  for (let i = 0; i < time.length; i++) x[TIME + i] = time[i] * ONE;
}

/** Writes what the match waits for, as whoever acts or somebody else sees it. */
function fillPhase(s: NightmareCathedral, seat: Seat, x: Int32Array): void {
  const isOwn = s.turn === seat ? 0 : 1;
  const frame = s.flow[s.flow.length - 1];
  const { seat: acting } = frame.locals as { readonly seat?: Seat };
  const place = PROCEDURES.indexOf(frame.procedure);
  x[PHASE + 2 * place + ((acting ?? s.turn) === seat ? 0 : 1)] = ONE;
  let next = PHASE + 2 * PROCEDURES.length;
  x[next] = isOwn * ONE;
  x[next + 1] = s.acting === seat ? ONE : 0;
  x[next + 2] = (((s.turn - seat + s.seats) % s.seats) * ONE) / s.seats;
  x[next + 3] = (s.flow.length * ONE) / 8;
  next += 4;
  if (s.day !== NONE) x[next + s.day] = isOwn === 0 ? ONE : -ONE;
}

/** Writes what a seat knows of a match: everybody's standing, its own cards, the time, and what is under way. */
export function fill(s: NightmareCathedral, seat: Seat, x: Int32Array): void {
  const worth = estimateFuture(s);
  const land = worthOfLands(s);
  const parties = partsOf(s).map((parts, one): Party => {
    const cards = one === seat ? worthOfSecret(s, one) : worthOfHidden(s, one);
    return { parts, points: addUp(parts), later: worth * (land[one] + worthOfOpen(s, one) + cards) };
  });
  let best = -1;
  const strength = ({ points, later }: Party) => points + later;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && (best < 0 || strength(parties[other]) > strength(parties[best]))) best = other;
  parties.forEach((party, one) => {
    const place = one === seat ? 0 : one === best ? 1 : 2;
    fillParty(s, one, party, x, place * PARTY, place < 2 ? ONE : Math.floor(ONE / (s.seats - 2)));
  });
  fillSecret(s, seat, x);
  fillStanding(
    s,
    parties[seat],
    parties.filter((_, other) => other !== seat),
    x,
  );
  fillPhase(s, seat, x);
}
