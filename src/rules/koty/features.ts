import type { Card, Seat } from '../kernel/types';

import { kindOf, valueOf, type Kind } from './cards';
import { MOST_NINES, makeEmptyDream } from './lands';
import { countLandPoints } from './score';
import type { Attack, Koty, Land } from './state';
import { areRivals, partnerOf } from './teams';

/** What an input of one whole is written as. */
const ONE = 64;

/** A top is nothing (0), a crow (1), or a cat of some value (2 to 9); each with none to three 9s below. */
const TOPS = 10;
const BY_LAND = TOPS * (MOST_NINES + 1);
const MOST_MISSING = 5;
const DREAM = BY_LAND + 3 + (MOST_MISSING + 1) + 5;
/** Own dream, that of the strongest rival, the mean of the other rivals', and the partner's. */
const HAND = 4 * DREAM;
const KINDS: readonly Kind[] = ['crow', 'joker', 'moth', 'bat', 'owl', 'dragon'];
const MEETINGS = HAND + 8 + KINDS.length;
const PHASE = MEETINGS + 12;
const ROLE = 16;
const STANDING = PHASE + 12 + 3 * ROLE;
const OPTIONS = STANDING + 17;
export const INPUTS = OPTIONS + 6;

/** By value of cat how many cards the seat has not seen; jokers at 9, crows at 0. */
const unseen = new Int32Array(10);
let unseenCount = 0;

function countUnseen(s: Koty, seat: Seat): void {
  unseen.fill(10);
  unseen[9] = 5;
  const { moth, bat, owl, dragon } = s.options;
  unseenCount = 95 + moth + bat + owl + dragon;
  const strike = (card: Card) => {
    const kind = kindOf(card);
    if (kind === 'cat' || kind === 'crow') unseen[valueOf(card)]--;
    else if (kind === 'joker') unseen[9]--;
    unseenCount--;
  };
  for (let i = 0; i < s.discard.length; i++) strike(s.discard[i]);
  for (const card of s.middle) strike(card);
  for (const card of s.hands[seat]) strike(card);
  for (const dream of s.dreams)
    for (const { nines, known, top } of dream) {
      if (top.length > 0) strike(top[0]);
      for (let i = 0; i < nines.length; i++) if (known[i]) strike(nines[i]);
    }
  unseenCount = Math.max(8, unseenCount);
}

const pointsOfLand = ({ nines, top }: Land): number =>
  countLandPoints({ nines: nines.length, top: top.length > 0 ? valueOf(top[0]) : null });

function pointsOf(dream: readonly Land[]): number {
  let points = 0;
  for (const land of dream) points += pointsOfLand(land);
  return points;
}

/** Counts the 9s in the three best lands; nine of them end the match. */
function countBest(dream: readonly Land[]): number {
  let sum = 0;
  let least = MOST_NINES;
  for (const { nines } of dream) {
    sum += nines.length;
    if (nines.length < least) least = nines.length;
  }
  return sum - least;
}

/** Writes a dream; of several dreams that share the inputs each has its share of the weight. */
function fillDream(dream: readonly Land[], x: Int32Array, at: number, weight: number): void {
  let full = 0;
  let points = 0;
  let nines = 0;
  let danger = 0;
  let loss = 0;
  for (const land of dream) {
    const cat = land.top.length > 0 ? valueOf(land.top[0]) : -1;
    x[at + (cat + 1) * (MOST_NINES + 1) + land.nines.length] += weight;
    if (land.nines.length === MOST_NINES) full++;
    nines += land.nines.length;
    const worth = pointsOfLand(land);
    points += worth;
    if (cat <= 0) continue;
    const odds = (unseen[cat] + unseen[9 - cat] + unseen[9]) / unseenCount;
    danger += odds;
    loss += (odds * worth) / 16;
  }
  let next = at + BY_LAND;
  for (let i = 0; i < 3; i++) if (full > i) x[next + i] += weight;
  next += 3;
  x[next + Math.min(MOST_MISSING, 9 - countBest(dream))] += weight;
  next += MOST_MISSING + 1;
  x[next] += (weight * points) / 60;
  x[next + 1] += (weight * nines) / 6;
  x[next + 2] += (weight * points) / (60 + points);
  x[next + 3] += weight * danger;
  x[next + 4] += weight * loss;
}

const NO_DREAM = makeEmptyDream();

/** Writes the own hand, and which cats on the table it can meet. */
function fillHand(s: Koty, seat: Seat, x: Int32Array): void {
  const hand = s.hands[seat];
  const partner = partnerOf(s, seat);
  const met = [0, 0, 0, 0];
  let guarded = 0;
  let pairs = 0;
  let friends = 0;
  let chasers = 0;
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i]);
    const value = valueOf(hand[i]);
    if (kind !== 'cat') {
      x[HAND + 8 + KINDS.indexOf(kind)] += ONE / 2;
      if (kind === 'joker' || kind === 'crow') chasers++;
      continue;
    }
    x[HAND + value - 1] += ONE / 2;
    for (let k = i + 1; k < hand.length; k++) {
      if (valueOf(hand[k]) === value) pairs++;
      else if (valueOf(hand[k]) === 9 - value) friends++;
    }
    for (let dream = 0; dream < s.seats; dream++) {
      if (dream === partner) continue;
      for (const land of s.dreams[dream]) {
        if (land.top.length === 0) continue;
        const other = valueOf(land.top[0]);
        const side = dream === seat ? 0 : 2;
        if (other === value) {
          met[side]++;
          if (dream === seat) guarded += pointsOfLand(land);
        } else if (other === 9 - value) met[side + 1]++;
      }
    }
  }
  let crows = 0;
  for (const { top } of s.dreams[seat]) if (top.length > 0 && kindOf(top[0]) === 'crow') crows++;
  let at = MEETINGS;
  for (const count of met) x[at++] = (Math.min(2, count) * ONE) / 2;
  x[at++] = met[0] + met[1] > 0 ? ONE : 0;
  x[at++] = met[2] + met[3] > 0 ? ONE : 0;
  x[at++] = (guarded * ONE) / 16;
  x[at++] = pairs * ONE;
  x[at++] = friends * ONE;
  x[at++] = Math.min(crows, chasers) * ONE;
  x[at++] = ((hand.length - 4) * ONE) / 2;
  x[at] = crows > 0 && chasers === 0 ? ONE : 0;
}

/** Writes an attack as its attacker, who is attacked, or somebody else meets it. */
function fillAttack(s: Koty, seat: Seat, isRepeat: boolean, attack: Attack, x: Int32Array): void {
  const role = s.turn === seat ? 0 : attack.dream === seat || partnerOf(s, seat) === attack.dream ? 1 : 2;
  const at = PHASE + 12 + role * ROLE;
  const land = s.dreams[attack.dream][attack.land];
  const worth = pointsOfLand(land);
  let like = 0;
  for (const card of s.hands[seat]) if (valueOf(card) === attack.as || kindOf(card) === 'joker') like++;
  x[at] = ONE;
  x[at + 1] = isRepeat ? ONE : 0;
  x[at + 2] = attack.meeting === 'fight' ? ONE : 0;
  x[at + 3 + land.nines.length] = ONE;
  x[at + 7] = attack.as * 8;
  x[at + 8] = worth * 2;
  x[at + 9] = like > 0 ? ONE : 0;
  x[at + 10] = like > 1 ? ONE : 0;
  x[at + 11] = like > 0 ? worth * 2 : 0;
  x[at + 12] = isRepeat && like > 0 ? ONE : 0;
  x[at + 13] = ((unseen[attack.as] + unseen[9]) * 4 * ONE) / unseenCount;
  x[at + 14] = attack.asked === seat ? ONE : 0;
  x[at + 15] = (Math.min(4, attack.attacks) * ONE) / 4;
}

/** Writes what the match waits for. */
function fillPhase(s: Koty, seat: Seat, x: Int32Array): void {
  const frame = s.flow[s.flow.length - 1];
  const isOwn = s.turn === seat;
  const other = isOwn ? 0 : 1;
  x[PHASE + other] = ONE;
  if (!isOwn) x[PHASE + 2] = (((s.turn - seat + s.seats) % s.seats) * ONE) / s.seats;
  if (frame.procedure === 'turn') x[PHASE + 3 + other] = ONE;
  else if (frame.procedure === 'attack') fillAttack(s, seat, frame.step === 'repeat', frame.locals as Attack, x);
  else if (frame.procedure === 'moth') x[PHASE + 5 + other] = ONE;
  else if (s.middle.length > 1) x[PHASE + 7 + other] = valueOf(s.middle[1]) * 8;
  else x[PHASE + 9 + other] = ONE;
  if (s.exhausted) x[PHASE + 11] = ONE;
}

/** Writes who is ahead, and how near the end is. */
function fillStanding(s: Koty, own: number, best: number, near: number, isOwn: boolean, x: Int32Array): void {
  const lead = own - best;
  const share = (lead / (60 + Math.abs(lead))) * ONE;
  const late = near * near * near;
  const standing = [
    share,
    share * near,
    share * late,
    near * ONE,
    late * ONE,
    lead > 0 ? ONE : 0,
    lead > 0 ? late * ONE : 0,
    (s.pile.length * ONE) / 80,
    (unseen[9] * 10 * ONE) / unseenCount,
    (s.seats * ONE) / 6,
    isOwn ? share * late : 0,
    isOwn ? late * ONE : 0,
    lead > 20 ? ONE : 0,
    lead < -20 ? ONE : 0,
    near === 1 && lead > 0 ? ONE : 0,
    near === 1 && lead < 0 ? ONE : 0,
    lead === 0 ? ONE : 0,
  ];
  for (let i = 0; i < standing.length; i++) x[STANDING + i] = standing[i];
}

function fillOptions({ options: { moth, bat, owl, dragon, teams }, seats }: Koty, x: Int32Array): void {
  x[OPTIONS] = moth * 16;
  x[OPTIONS + 1] = bat * 16;
  x[OPTIONS + 2] = owl * 16;
  x[OPTIONS + 3] = dragon * ONE;
  x[OPTIONS + 4] = teams ? ONE : 0;
  x[OPTIONS + 5] = seats > 3 ? ONE : 0;
}

/** Writes what a seat knows of a match: the dreams, its hand, what the match waits for, and who is ahead. */
export function fill(s: Koty, seat: Seat, x: Int32Array): void {
  countUnseen(s, seat);
  const partner = partnerOf(s, seat);
  let strongest = -1;
  let most = -1;
  let best = 0;
  let rivals = 0;
  let near = 0;
  for (let dream = 0; dream < s.seats; dream++) {
    const nines = countBest(s.dreams[dream]);
    if (nines > near) near = nines;
    if (!areRivals(s, seat, dream)) continue;
    rivals++;
    let points = pointsOf(s.dreams[dream]);
    const strength = points / 40 + nines;
    const other = partnerOf(s, dream);
    if (other !== null) points += pointsOf(s.dreams[other]);
    if (points > best) best = points;
    if (strength > most) {
      most = strength;
      strongest = dream;
    }
  }
  fillDream(s.dreams[seat], x, 0, ONE);
  fillDream(s.dreams[strongest], x, DREAM, ONE);
  for (let dream = 0; dream < s.seats; dream++)
    if (dream !== strongest && areRivals(s, seat, dream))
      fillDream(s.dreams[dream], x, 2 * DREAM, Math.floor(ONE / (rivals - 1)));
  const together = partner === null ? NO_DREAM : s.dreams[partner];
  if (partner !== null) fillDream(together, x, 3 * DREAM, ONE);
  fillHand(s, seat, x);
  fillPhase(s, seat, x);
  fillStanding(s, pointsOf(s.dreams[seat]) + pointsOf(together), best, near / 9, s.turn === seat, x);
  fillOptions(s, x);
}
