import type { Card, Seat } from '../kernel/types';

import { DECK, countSymbolsOf } from './cards';
import { chairOf, chairsOf, seatAt } from './chairs';
import { countKept } from './draft';
import { chanceToWin, estimatePoints, type Expectation, type Unseen } from './expect';
import { TRAITS, type Trait } from './names';
import type { ThreeChapters, ThreeChaptersMove, Tokens } from './state';
import { AT_THE_END, IN_TRICK } from './turns';

/** What a star is worth, and what winning is worth beyond the points. */
const STAR = 2;
const WINNING = 20;
/** A card in hand wins a little more often than a card played blindly, because its moment is chosen. */
const CHOSEN = 1.2;
/** The share of the best card passed on that is taken off the seat's own prospects. */
const DENIAL = 0.3;

const halfPoints = ({ hearts, gems, stars }: Tokens): number => stars * STAR + hearts + gems / 2;

/** The card that a seat has chosen in secret and that still lies in its hand. */
function cardChosenBy(s: ThreeChapters, seat: Seat): Card | null {
  const choice = s.flow[s.flow.length - 1].chosen?.[seat] as ThreeChaptersMove | null | undefined;
  return choice?.card ?? null;
}

function cardsUnseenBy(s: ThreeChapters, seat: Seat): Unseen {
  const has = DECK.reduce<boolean[]>((all, card) => ((all[card] = true), all), []);
  const crossOut = (cards: readonly Card[]) => {
    for (let i = 0; i < cards.length; i++) has[cards[i]] = false;
  };
  // in the draft the hand goes on to the next seat, so its cards may still come in tricks
  if (s.chapter > 1) crossOut(s.hands[seat]);
  crossOut(s.kept[seat]);
  crossOut(s.box[seat]);
  crossOut(s.trick);
  for (let chair = 0; chair < s.stories.length; chair++) crossOut(s.stories[chair]);
  const below: number[] = [];
  const counts = Object.fromEntries(TRAITS.map((trait) => [trait, 0])) as Record<Trait, number>;
  let count = 0;
  for (let card = 1; card <= DECK.length; card++) {
    below[card] = count;
    if (!has[card]) continue;
    count++;
    for (let i = 0; i < TRAITS.length; i++) counts[TRAITS[i]] += countSymbolsOf(card, TRAITS[i]);
  }
  return { has, count, below, symbols: counts };
}

/** Estimates the points that cards in hand will bring in chapter II, and how likely it is that none of them wins. */
function expectFromTricks(cards: readonly Card[], coming: number, unseen: Unseen): { points: number; noWin: number } {
  let points = 0;
  let noWin = 1;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    const outlook: Expectation = { cards: [card], coming, unseen, inHand: true };
    const win = chanceToWin(card, outlook);
    noWin *= 1 - win;
    points +=
      win * CHOSEN * STAR +
      estimatePoints(IN_TRICK.usual[card], card, outlook) +
      estimatePoints(IN_TRICK.late[card], card, outlook);
  }
  return { points, noWin };
}

function expectFromChapterThree(cards: readonly Card[], outlook: Expectation): number {
  let points = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    points += estimatePoints(AT_THE_END.usual[card], card, outlook);
    points += estimatePoints(AT_THE_END.late[card], card, outlook);
    points += estimatePoints(AT_THE_END.end[card], card, outlook);
  }
  return points;
}

/** Estimates how much better the trick under way looks for a seat than for the others. */
function leadInTrick(s: ThreeChapters, seat: Seat, unseen: Unseen): number {
  const chairs = chairsOf(s);
  const outlook: Expectation = { cards: s.trick, coming: chairs - s.trick.length, unseen };
  let lead = 0;
  for (let place = 0; place < s.trick.length; place++) {
    const owner = seatAt(s, (s.leader + place) % chairs);
    if (owner === null) continue;
    const card = s.trick[place];
    const points =
      chanceToWin(card, outlook) * STAR +
      estimatePoints(IN_TRICK.usual[card], card, outlook) +
      estimatePoints(IN_TRICK.late[card], card, outlook);
    lead += owner === seat ? points : -points / (s.seats - 1);
  }
  return lead;
}

/** Estimates what the kept cards will bring in chapters II and III, while more are still to be kept. */
function promise(s: ThreeChapters, kept: readonly Card[], unseen: Unseen): number {
  const { points, noWin } = expectFromTricks(kept, chairsOf(s) - 1, unseen);
  const coming = countKept(s.seats) - kept.length;
  return (
    points +
    expectFromChapterThree(kept, {
      cards: kept,
      coming,
      unseen,
      odds: { noTrick: noWin * (coming > 2 ? 0.3 : 1), hearts: 0.9, mostGems: 0.3 },
    })
  );
}

function judgeChapterOne(s: ThreeChapters, seat: Seat): number {
  const unseen = cardsUnseenBy(s, seat);
  const chosen = cardChosenBy(s, seat);
  const kept = chosen === null ? s.kept[seat] : [...s.kept[seat], chosen];
  const count = (s.flow[s.flow.length - 1].locals as { readonly count: number }).count;
  const isPassedOn = chosen === null && s.hands[seat].length === count;
  let passed = 0;
  for (const card of s.hands[isPassedOn ? (seat + 1) % s.seats : seat])
    if (card !== chosen) passed = Math.max(passed, promise(s, [card], unseen));
  return promise(s, kept, unseen) - (DENIAL / (s.seats - 1)) * passed;
}

function judgeChapterTwo(s: ThreeChapters, seat: Seat): number {
  const unseen = cardsUnseenBy(s, seat);
  const hand = s.hands[seat];
  const { points, noWin } = expectFromTricks(hand, chairsOf(s) - 1, unseen);
  const chair = chairOf(s, seat);
  const place = (chair - s.leader + chairsOf(s)) % chairsOf(s);
  const own = [...hand, ...s.stories[chair], ...(place < s.trick.length ? [s.trick[place]] : [])];
  const tokens = s.tokens[seat];
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, s.tokens[other].gems);
  const mostGems = Math.max(0, Math.min(1, 0.4 + (tokens.gems - most) / 8));
  const odds = { noTrick: s.won[seat] > 0 ? 0 : noWin, hearts: tokens.hearts >= 4 ? 1 : 0.9, mostGems };
  return (
    points +
    leadInTrick(s, seat, unseen) +
    expectFromChapterThree(own, { cards: own, coming: 0, unseen, odds }) +
    STAR * mostGems
  );
}

/**
 * Estimates how far a seat will be ahead of its rivals. It counts only what the seat knows, so that a bot cannot see
 * through cards.
 */
export function judge(s: ThreeChapters, seat: Seat): number {
  const own = halfPoints(s.tokens[seat]);
  let sum = 0;
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const rival = halfPoints(s.tokens[other]);
    sum += rival;
    if (rival > best) best = rival;
  }
  const lead = own - (sum / (s.seats - 1) + best) / 2;
  if (s.flow.length === 0) return lead + (lead > 0 ? WINNING : 0);
  return lead + (s.chapter === 1 ? judgeChapterOne(s, seat) : judgeChapterTwo(s, seat));
}
