import type { Card } from '../kernel/types';

import type { Condition, Count, Reward } from './ability';
import { cardOf, countSymbolsOf } from './cards';
import type { Trait } from './names';
import type { Turn } from './turns';

/**
 * What a player who does not see all cards may expect: `coming` more cards will come, out of those that it has not
 * seen.
 */
export interface Expectation {
  /** Cards in sight, in the order of play. */
  readonly cards: readonly Card[];
  /** How many more cards will come. */
  readonly coming: number;
  /** True if the card is still in hand, so that its moment can be chosen. */
  readonly inHand?: boolean;
  /** How likely the conditions are that only the end will decide. */
  readonly odds?: Readonly<Record<'noTrick' | 'hearts' | 'mostGems', number>>;
  readonly unseen: Unseen;
}

/** The cards that a seat has not seen, counted once because many questions need them. */
export interface Unseen {
  readonly has: readonly boolean[];
  /** Never 0: every match leaves cards over that a seat does not see. */
  readonly count: number;
  /** For each card, how many unseen cards are lower. */
  readonly below: readonly number[];
  readonly symbols: Readonly<Record<Trait, number>>;
}

/**
 * Raises x to a whole number, and returns 1 if that is 0 or less. We multiply because every engine then gets the same
 * result.
 */
function raiseTo(x: number, times: number): number {
  let product = 1;
  for (let i = 0; i < times; i++) product *= x;
  return product;
}

function isAmong(cards: readonly Card[], from: Card, to: Card): boolean {
  for (let i = 0; i < cards.length; i++) if (cards[i] >= from && cards[i] <= to) return true;
  return false;
}

/** Estimates how likely a card is the highest when all have come. */
export function chanceToWin(card: Card, { cards, coming, unseen }: Expectation): number {
  return isAmong(cards, card + 1, 50) ? 0 : raiseTo(unseen.below[card] / unseen.count, coming);
}

/**
 * A figure that a player waits for comes more often than by chance, by this factor: a card in hand can be held back for
 * it, and in the draft the player looks for it.
 */
const SOUGHT = 2;

function chanceOfFigure(card: Card, { cards, coming, unseen, inHand, odds }: Expectation): number {
  if (cards.includes(card)) return 1;
  const isSought = inHand || odds !== undefined;
  return unseen.has[card] ? Math.min(1, ((isSought ? SOUGHT : 1) * coming) / unseen.count) : 0;
}

function chanceOfNone(trait: Trait, card: Card, { cards, coming, unseen }: Expectation): number {
  for (let i = 0; i < cards.length; i++) if (cards[i] !== card && countSymbolsOf(cards[i], trait) > 0) return 0;
  return raiseTo(1 - Math.min(1, unseen.symbols[trait] / unseen.count), coming);
}

/** How often a card that must lead or end a trick gets its moment. */
const RIGHT_MOMENT = 0.6;
/** How often nobody has gained a token when a trick ends, and how many the others usually gain in one. */
const NOBODY_YET = 0.4;
const USUALLY_GAINED = 1.5;

function chanceOf(condition: Condition, card: Card, outlook: Expectation): number {
  const { cards, coming, unseen } = outlook;
  switch (condition.is) {
    case 'with':
      return chanceOfFigure(cardOf(condition.figure), outlook);
    case 'another':
      return 1 - chanceOfNone(condition.trait, card, outlook);
    case 'without':
      return chanceOfNone(condition.trait, card, outlook);
    case 'lowest':
      return isAmong(cards, 1, card - 1) ? 0 : raiseTo(1 - unseen.below[card] / unseen.count, coming);
    case 'win':
      return chanceToWin(card, outlook);
    case 'lose':
      return 1 - chanceToWin(card, outlook);
    case 'first':
      return outlook.inHand ? RIGHT_MOMENT : Number(cards[0] === card);
    case 'last':
      return outlook.inHand ? RIGHT_MOMENT : Number(coming === 0 && cards[cards.length - 1] === card);
    case 'winner': {
      const winner = cardOf(condition.figure);
      return chanceOfFigure(winner, outlook) * chanceToWin(winner, { cards, coming: coming - 1, unseen });
    }
    case 'noneGained':
      return NOBODY_YET;
    default:
      return outlook.odds?.[condition.is] ?? 0;
  }
}

function estimateCount(count: Count, card: Card, { cards, coming, unseen }: Expectation): number {
  if (count.each === 'gained') return USUALLY_GAINED;
  const share = coming / unseen.count;
  let sum = 0;
  if (count.each === 'value') {
    for (let i = 0; i < cards.length; i++) if (cards[i] >= count.from && cards[i] <= count.to) sum++;
    return sum + (unseen.below[count.to] + Number(unseen.has[count.to]) - unseen.below[count.from]) * share;
  }
  for (let i = 0; i < cards.length; i++)
    if (cards[i] !== card || count.each === 'trait') sum += countSymbolsOf(cards[i], count.trait);
  return sum + unseen.symbols[count.trait] * share;
}

/** The points of a reward; a gem counts half a point. */
const worthOf = ({ hearts = 0, gems = 0, stars = 0 }: Reward): number => hearts + gems / 2 + stars * 2;

/** Estimates the points that the abilities of a card will bring. */
export function estimatePoints(turns: readonly Turn[], card: Card, outlook: Expectation): number {
  let points = 0;
  for (let i = 0; i < turns.length; i++) {
    const { when, per, gain } = turns[i].ability;
    let times = per ? estimateCount(per, card, outlook) : 1;
    if (when) for (let k = 0; k < when.length; k++) times *= chanceOf(when[k], card, outlook);
    points += times * worthOf(gain);
  }
  return points;
}
