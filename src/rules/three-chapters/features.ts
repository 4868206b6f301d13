import type { Card, Seat } from '../kernel/types';

import { DECK, countSymbolsOf } from './cards';
import { chairOf, chairsOf, hasGhosts, seatAt } from './chairs';
import { gainFromOwnCards } from './chapterThree';
import { countKept } from './draft';
import { TRAITS } from './names';
import { resolve } from './resolve';
import type { ThreeChapters, ThreeChaptersMove, Tokens } from './state';
import { add, makeNoTokens } from './tokens';

/** What an input of one whole is written as. */
const ONE = 64;
const CARDS = DECK.length;
const HIGHEST = CARDS;
const HAND = 8;

/** Chapter I: cards kept, cards to choose from, cards to pass on, cards given to the ghost, and what they come to. */
const CHOICE = CARDS;
const PASSED = 2 * CARDS;
const GIVEN = 3 * CARDS;
const DRAFT = 4 * CARDS;
/** Chapter II: hand, own story, the others' stories, the cards of the trick by who played them, and the own ghost's. */
const HELD = DRAFT + 12 + TRAITS.length + HAND + 1;
const STORY = HELD + CARDS;
const STORIES = HELD + 2 * CARDS;
const TRICK = HELD + 3 * CARDS;
const GHOST = HELD + 6 * CARDS;
const STANDING = HELD + 7 * CARDS;
const TRICK_STANDING = STANDING + 20 + HAND + 1 + TRAITS.length;
const SEATS = TRICK_STANDING + 14;
export const INPUTS = SEATS + 7;

const isIn = new Uint8Array(CARDS + 1);

function mark(cards: readonly Card[], x: Int32Array, at: number): void {
  for (let i = 0; i < cards.length; i++) x[at + cards[i] - 1] = ONE;
}

const pointsOf = ({ hearts, gems, stars }: Tokens): number => stars * 2 + hearts + gems / 2;

function countTraits(cards: readonly Card[], x: Int32Array, at: number): void {
  for (let trait = 0; trait < TRAITS.length; trait++) {
    let count = 0;
    for (let i = 0; i < cards.length; i++) count += countSymbolsOf(cards[i], TRAITS[trait]);
    x[at + trait] = (count * ONE) / 3;
  }
}

function sumOf(cards: readonly Card[]): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += cards[i];
  return sum;
}

/** What the cards of a seat bring in chapter III so far, but for what depends on others. */
function countEnd(cards: readonly Card[], won: number): Tokens {
  const tokens = makeNoTokens();
  gainFromOwnCards(cards, tokens, won);
  return tokens;
}

/** Writes what a seat has kept and may choose from. */
function fillDraft(s: ThreeChapters, seat: Seat, x: Int32Array): void {
  const frame = s.flow[s.flow.length - 1];
  const choice = (frame.chosen?.[seat] as ThreeChaptersMove | null | undefined)?.card ?? 0;
  const kept = choice > 0 ? [...s.kept[seat], choice] : s.kept[seat];
  const { count } = frame.locals as { readonly count: number };
  const isFresh = choice === 0 && s.hands[seat].length === count;
  mark(kept, x, 0);
  for (const card of s.hands[seat]) if (card !== choice) x[(isFresh ? CHOICE : PASSED) + card - 1] = ONE;
  if (hasGhosts(s)) mark(s.ghosts[seat], x, GIVEN);
  const end = countEnd(kept, 1);
  const left = (countKept(s.seats) - kept.length) / HAND;
  const sum = sumOf(kept);
  const numbers = [
    end.hearts / 8,
    end.gems / 8,
    end.stars / 4,
    pointsOf(end) / 10,
    (pointsOf(end) / 10) * left,
    left,
    left <= 0.25 ? 1 : 0,
    isFresh ? 1 : 0,
    sum / 200,
    kept.length > 0 ? Math.max(...kept) / HIGHEST : 0,
    kept.length > 0 ? sum / kept.length / HIGHEST : 0.5,
    1,
  ];
  for (let i = 0; i < numbers.length; i++) x[DRAFT + i] = numbers[i] * ONE;
  countTraits(kept, x, DRAFT + 12);
  x[DRAFT + 12 + TRAITS.length + Math.min(HAND, kept.length)] = ONE;
}

/** Writes how the trick under way stands: who wins it, what it pays, and whether that can still change. */
function fillTrick(s: ThreeChapters, seat: Seat, place: number, own: readonly Card[], x: Int32Array): void {
  const chairs = chairsOf(s);
  const coming = chairs - s.trick.length;
  x[TRICK_STANDING] = (s.trick.length * ONE) / chairs;
  x[TRICK_STANDING + 1] = place < s.trick.length ? ONE : 0;
  x[TRICK_STANDING + 2] = (coming * ONE) / chairs;
  if (s.trick.length === 0) {
    x[TRICK_STANDING + 3] = place === 0 ? ONE : 0;
    return;
  }
  const { winner, payments } = resolve(s.trick, false);
  const ownGain = makeNoTokens();
  const others = makeNoTokens();
  const ownerOf = (one: number) => seatAt(s, (s.leader + one) % chairs);
  for (const { place: paid, reward } of payments)
    if (paid === place) add(ownGain, reward);
    else if (ownerOf(paid) !== null) add(others, reward);
  const isOwn = winner === place;
  const isGhost = ownerOf(winner) === null;
  isIn.fill(0);
  for (const card of s.hands[seat]) isIn[card] = 1;
  for (const card of s.trick) isIn[card] = 1;
  for (const card of s.box[seat]) isIn[card] = 1;
  for (const story of s.stories) for (let i = 0; i < story.length; i++) isIn[story[i]] = 1;
  const high = s.trick[winner];
  let above = 0;
  let unseen = 0;
  for (let card = 1; card <= CARDS; card++) {
    if (isIn[card]) continue;
    unseen++;
    if (card > high) above++;
  }
  let holds = 1;
  for (let i = 0; i < coming; i++) holds *= 1 - above / Math.max(1, unseen);
  let over = 0;
  if (place >= s.trick.length) for (const card of own) if (card > high) over++;
  const numbers = [
    pointsOf(ownGain) / 5,
    pointsOf(others) / 5 / (s.seats - 1),
    isOwn ? 1 : 0,
    isGhost ? 1 : 0,
    !isOwn && !isGhost ? 1 : 0,
    isOwn ? holds : 0,
    !isOwn && !isGhost ? holds : 0,
    over / 4,
    over > 0 ? 1 : 0,
    high / HIGHEST,
  ];
  for (let i = 0; i < numbers.length; i++) x[TRICK_STANDING + 4 + i] = numbers[i] * ONE;
}

/** Writes the cards, tokens and prospects of chapter II. */
function fillTricks(s: ThreeChapters, seat: Seat, x: Int32Array): void {
  const chairs = chairsOf(s);
  const chair = chairOf(s, seat);
  const place = (chair - s.leader + chairs) % chairs;
  const hand = s.hands[seat];
  mark(hand, x, HELD);
  for (let other = 0; other < chairs; other++) mark(s.stories[other], x, other === chair ? STORY : STORIES);
  for (let i = 0; i < s.trick.length; i++) {
    const who = i === place ? 0 : seatAt(s, (s.leader + i) % chairs) === null ? 2 : 1;
    x[TRICK + who * CARDS + s.trick[i] - 1] = ONE;
  }
  if (hasGhosts(s)) mark(s.ghosts[seat], x, GHOST);

  const own = [...hand, ...s.stories[chair]];
  if (place < s.trick.length) own.push(s.trick[place]);
  const end = countEnd(own, s.won[seat]);
  const now = s.tokens[seat];
  let best = -1;
  let sum = 0;
  let gems = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const rival = s.tokens[other];
    const later = countEnd(s.stories[chairOf(s, other)], s.won[other]);
    const points = pointsOf(rival) + pointsOf(later);
    best = Math.max(best, points);
    sum += points;
    gems = Math.max(gems, rival.gems + later.gems);
  }
  const played = 1 - hand.length / HAND;
  const points = pointsOf(now) + pointsOf(end);
  const lead = points - best;
  const most = now.gems + end.gems - gems;
  const numbers = [
    pointsOf(now) / 10,
    pointsOf(end) / 10,
    best / 10,
    sum / (s.seats - 1) / 10,
    played,
    lead / 10,
    (lead / 10) * played,
    (points - sum / (s.seats - 1)) / 10,
    most / 8,
    (most / 8) * played,
    most > 0 ? 1 : 0,
    s.won[seat] === 0 ? 1 : 0,
    now.hearts + end.hearts >= 4 ? 1 : 0,
    now.gems / 8,
    now.hearts / 8,
    s.won[seat] / 4,
    lead > 0 ? played : 0,
    sumOf(hand) / 200,
    hand.length > 0 ? Math.max(...hand) / HIGHEST : 0,
    1,
  ];
  for (let i = 0; i < numbers.length; i++) x[STANDING + i] = numbers[i] * ONE;
  x[STANDING + 20 + Math.min(HAND, hand.length)] = ONE;
  countTraits(hand, x, STANDING + 20 + HAND + 1);
  fillTrick(s, seat, place, hand, x);
}

/** Writes what a seat knows of a match: its cards, what lies open, and the trick under way. */
export function fill(s: ThreeChapters, seat: Seat, x: Int32Array): void {
  x[SEATS + s.seats - 2] = ONE;
  if (s.chapter === 1) fillDraft(s, seat, x);
  else fillTricks(s, seat, x);
}
