import type { Card, Seat } from '../kernel/types';

import { measureCloseness } from './closeness';
import { DEVELOPMENTS, DREAMS } from './content/cards';
import { LAPS, TURN_TRACK } from './content/tracks';
import type { Conflict } from './falling';
import { strengthOf } from './fighting';
import { landOf } from './land';
import { partsOf, addUp } from './score';
import { NONE, SIDES, type NightmareCathedral } from './state';
import { hasRoom, unitsAt } from './units';

/** How many points something counts that brings points later, while there are turns enough to make them. */
const STEP = 0.55;
const FORTRESS = 0.9;
const FOLLOWER = 0.6;
const FALLEN = 0.15;
const AREA = 0.6;
const UPGRADED = 0.5;
const CARD = 0.16;
const PREY = 0.2;
/** The share of a Dream's points that it counts in the hand: DREAM while it is near, READY when it may be played. */
const DREAM = 0.35;
const READY = 0.75;
/** What a Dream in a rival's hand counts; nobody else knows which one it is. */
const UNKNOWN_DREAM = 0.4;
/** The share of the rivals' worth that counts against the seat. */
const RIVALS = 0.35;
const WINNING = 20;

const HAND = 8;
const FOLLOWERS = 20;
const ALL_TURNS = LAPS * TURN_TRACK.length;
/** From this many turns before the end on, whatever is not points loses its worth. */
const LATE = 10;

/** What a Development in the seat's own hand is worth; it is a little more if the card fights well or brings points. */
const WORTH: Readonly<Record<Card, number>> = Object.fromEntries(
  Object.entries(DEVELOPMENTS).map(([card, { kind, attack, defence, ...rest }]) => [
    card,
    CARD -
      0.08 +
      0.04 * (attack + defence) +
      (kind === 'upgrade' ? 0.08 + ('points' in rest ? 0.2 * rest.points : 0) : 0),
  ]),
);

/** Returns the share of its worth that is left to whatever brings points only later. */
export function estimateFuture(s: NightmareCathedral): number {
  const left = s.lastRound ? (s.seats - (s.turns % s.seats)) % s.seats : ALL_TURNS - s.turns;
  return Math.min(1, left / LATE);
}

/** Returns for each seat what its areas and fortresses are worth. */
export function worthOfLands(s: NightmareCathedral): number[] {
  const worth = [0, 0, 0, 0];
  for (const area of landOf(s).inPlay) {
    const side = s.control[area];
    if (side === NONE || side >= s.seats) continue;
    worth[side] += AREA;
    if (s.levels[area] > 0) worth[side] += FORTRESS;
  }
  return worth;
}

/** Says whether the Winged One stands where there is somebody to convert. */
function hasPrey(s: NightmareCathedral, seat: Seat): boolean {
  const area = s.winged[seat];
  for (let side = 0; side < SIDES; side++)
    if (side !== seat && s.units[area * SIDES + side] > 0) return hasRoom(s, area, seat);
  return false;
}

/** Returns what everybody can count: markers, followers, upgraded actions and prey of the Winged One. */
export function worthOfOpen(s: NightmareCathedral, seat: Seat): number {
  const followers = FOLLOWERS - s.supply[seat] - s.limbo[seat] - s.kneeling[seat] - s.devoured[seat];
  let upgraded = 0;
  for (const upgrades of s.actions[seat]) if (upgrades.length > 0) upgraded++;
  return (
    STEP * (s.ritual[seat * 2] + s.ritual[seat * 2 + 1]) +
    FOLLOWER * followers +
    FALLEN * s.limbo[seat] +
    UPGRADED * upgraded +
    (hasPrey(s, seat) ? PREY : 0)
  );
}

/** Estimates what the seat's own cards in a conflict will bring. */
export function worthOfLaid(s: NightmareCathedral, seat: Seat): number {
  let worth = 0;
  for (const { procedure, locals } of s.flow) {
    if (procedure !== 'conflict') continue;
    const { shown, sides, area, laid } = locals as Conflict;
    const index = sides.indexOf(seat);
    if (shown || index < 0) continue;
    const other = sides[1 - index];
    const { attack, defence } = strengthOf(s, area, seat, other, laid[index]);
    worth +=
      0.35 * Math.min(attack, unitsAt(s, area, other) + s.levels[area]) +
      0.3 * Math.min(defence, unitsAt(s, area, seat), 2);
  }
  return worth;
}

function worthOfDreams(s: NightmareCathedral, seat: Seat, cards: readonly Card[]): number {
  let worth = 0;
  for (const card of cards) {
    const near = measureCloseness(s, seat, card);
    worth += DREAMS[card].vp * (near === 1 ? READY : DREAM * near * near);
  }
  return worth;
}

/** Returns what only the seat itself knows. */
export function worthOfSecret(s: NightmareCathedral, seat: Seat): number {
  let worth = 0;
  for (const card of s.hands[seat]) worth += WORTH[card];
  const many = s.hands[seat].length - HAND;
  if (many > 0) worth -= many * (CARD - 0.04);
  return (
    worth + worthOfLaid(s, seat) + worthOfDreams(s, seat, s.dreams[seat]) + worthOfDreams(s, seat, s.visions[seat])
  );
}

/** Returns what others may think of the seat's cards. */
export const worthOfHidden = (s: NightmareCathedral, seat: Seat): number =>
  CARD * Math.min(HAND, s.hands[seat].length) + UNKNOWN_DREAM * (s.dreams[seat].length + s.visions[seat].length);

/** Returns how far a seat is ahead, if its rivals' points and prospects are so many together. */
export const compareWorth = (own: number, rivals: number, seats: number): number =>
  own - (RIVALS * rivals) / (seats - 1);

/**
 * Compares the points and prospects of a seat with its rivals'. It counts only what the seat knows, so that a bot
 * cannot peek through it.
 */
export function judge(s: NightmareCathedral, seat: Seat): number {
  const over = s.flow.length === 0;
  const worth = over ? 0 : estimateFuture(s);
  const parts = partsOf(s);
  const land = worthOfLands(s);
  let own = 0;
  let rivals = 0;
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) {
    const points = addUp(parts[other]);
    const later =
      worth === 0
        ? 0
        : worth *
          (land[other] + worthOfOpen(s, other) + (other === seat ? worthOfSecret(s, seat) : worthOfHidden(s, other)));
    if (other === seat) own = points + later;
    else {
      rivals += points + later;
      best = Math.max(best, points);
    }
  }
  const lead = compareWorth(own, rivals, s.seats);
  if (!over) return lead;
  return lead + (own > best ? WINNING : own === best ? 0 : -WINNING);
}
