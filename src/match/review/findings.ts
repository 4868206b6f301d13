import type { Seat } from '../../rules/kernel/types';

import { dropOf } from './review';
import type { KeyMoment, Review } from './types';

const MOST = 6;
/** A person has at most so many of them before everybody else has one. */
const MOST_BEFORE_OTHERS = 2;
/** A smaller drop is no key moment. */
const LEAST = 0.04;
/** In the first quarter of a match chances are uncertain by so much, falling to the other at its end. */
const BAND = 0.14;
const BAND_LATER = 0.03;
const UNCERTAIN = 0.25;
const LEAST_EARLY = 0.1;
/** With fewer decisions nothing is said of the play as a whole. */
const LEAST_DECISIONS = 20;

/** How far the chances at a decision may be off. */
export function bandAt(at: number, decisions: number): number {
  const past = Math.min(1, at / Math.max(1, decisions) / UNCERTAIN);
  return BAND + (BAND_LATER - BAND) * past;
}

function isKeyMoment(drop: number, at: number, decisions: number): boolean {
  if (at >= decisions * UNCERTAIN) return drop >= LEAST;
  return drop >= LEAST_EARLY && drop >= 2 * bandAt(at, decisions);
}

/** Finds the decisions of these seats that cost most, the costliest one first. */
export function findKeyMoments({ decisions }: Review, seats: readonly Seat[]): KeyMoment[] {
  const left = decisions
    .flatMap(({ seat, choice }, at): KeyMoment[] =>
      choice !== null && seats.includes(seat) && isKeyMoment(dropOf(choice), at, decisions.length)
        ? [{ ...choice, at, seat, drop: dropOf(choice) }]
        : [],
    )
    .sort((one, other) => other.drop - one.drop);
  const told: KeyMoment[] = [];
  const countOf = (seat: Seat) => told.filter((moment) => moment.seat === seat).length;
  while (told.length < MOST && left.length > 0) {
    const isWaiting = left.some(({ seat }) => countOf(seat) === 0);
    const next = left.findIndex(({ seat }) => !isWaiting || countOf(seat) < MOST_BEFORE_OTHERS);
    told.push(...left.splice(Math.max(0, next), 1));
  }
  return told.sort((one, other) => other.drop - one.drop);
}

/** What chance and decisions brought a seat, in shares of a win. */
export interface Account {
  /** What draws and deals of its own turns gave or took. */
  readonly chance: number;
  /** What its decisions gave away; never above 0. */
  readonly decisions: number;
  /** Given away for each decision, and how sure that is (95 %); null for a short match. */
  readonly each: { readonly mean: number; readonly give: number } | null;
}

/** Tells luck from skill. The two do not add up to the result: the rest is what the others did. */
export function accountOf({ decisions, ended }: Review, seat: Seat): Account {
  let chance = 0;
  const drops: number[] = [];
  decisions.forEach(({ seat: own, choice }, at) => {
    if (own !== seat || choice === null) return;
    const after = decisions[at + 1]?.chances ?? ended;
    if (after.length > 0) chance += after[seat] - choice.playedShare;
    drops.push(dropOf(choice));
  });
  const sum = drops.reduce((all, drop) => all + drop, 0);
  const mean = sum / Math.max(1, drops.length);
  const square = drops.reduce((all, drop) => all + (drop - mean) ** 2, 0) / Math.max(1, drops.length - 1);
  const give = 1.96 * Math.sqrt(square / Math.max(1, drops.length));
  return { chance, decisions: -sum, each: drops.length < LEAST_DECISIONS ? null : { mean, give } };
}
