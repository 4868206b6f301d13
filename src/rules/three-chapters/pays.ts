import type { Card } from '../kernel/types';

import type { Condition, Count, Pays } from './ability';
import { APP_CARDS, type Looks } from './deck';
import type { Trait } from './names';
import type { Tokens } from './state';

/** What matters besides the cards in sight; each value is known only in the chapter that asks for it. */
export interface KnownCards {
  /** Chapter II: what everybody together has gained in this trick so far. */
  readonly gained?: Readonly<Tokens>;
  /** Chapter III: what this seat has gathered, and how many tricks it won. */
  readonly gathered?: Readonly<Tokens>;
  readonly won?: number;
  readonly hasMostGems?: boolean;
}

function highest(cards: readonly Card[]): Card {
  let most = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] > most) most = cards[i];
  return most;
}

function lowest(cards: readonly Card[]): Card {
  let least = Infinity;
  for (let i = 0; i < cards.length; i++) if (cards[i] < least) least = cards[i];
  return least;
}

function hasAnother(trait: Trait, card: Card, cards: readonly Card[], { symbols }: Looks): boolean {
  for (let i = 0; i < cards.length; i++) if (cards[i] !== card && symbols(cards[i], trait) > 0) return true;
  return false;
}

function holds(condition: Condition, card: Card, cards: readonly Card[], known: KnownCards, looks: Looks): boolean {
  switch (condition.is) {
    case 'with':
      return cards.includes(looks.cardOf(condition.figure));
    case 'another':
      return hasAnother(condition.trait, card, cards, looks);
    case 'without':
      return !hasAnother(condition.trait, card, cards, looks);
    case 'lowest':
      return lowest(cards) === card;
    case 'win':
      return highest(cards) === card;
    case 'lose':
      return highest(cards) !== card;
    case 'first':
      return cards[0] === card;
    case 'last':
      return cards[cards.length - 1] === card;
    case 'winner':
      return highest(cards) === looks.cardOf(condition.figure);
    case 'noneGained':
      return known.gained?.[condition.token] === 0;
    case 'noTrick':
      return known.won === 0;
    case 'hearts':
      return (known.gathered?.hearts ?? 0) >= condition.least;
    case 'mostGems':
      return known.hasMostGems === true;
  }
}

function countOf(count: Count, card: Card, cards: readonly Card[], known: KnownCards, { symbols }: Looks): number {
  if (count.each === 'gained') return known.gained?.[count.token] ?? 0;
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const one = cards[i];
    if (count.each === 'value') sum += one >= count.from && one <= count.to ? 1 : 0;
    else if (one !== card || count.each === 'trait') sum += symbols(one, count.trait);
  }
  return sum;
}

/**
 * Returns how many times an ability of a card gives its reward. The cards in sight are given in the order in which they
 * were played.
 */
export function countTimes(
  { when, per }: Pays,
  card: Card,
  cards: readonly Card[],
  known: KnownCards,
  looks: Looks = APP_CARDS,
): number {
  if (when) for (let i = 0; i < when.length; i++) if (!holds(when[i], card, cards, known, looks)) return 0;
  return per ? countOf(per, card, cards, known, looks) : 1;
}

/** Lists the cards in sight that make the ability pay. */
export function listCauses(
  { when = [], per }: Pays,
  card: Card,
  cards: readonly Card[],
  looks: Looks = APP_CARDS,
): Card[] {
  const isNamed = (one: Card) =>
    when.some(
      (condition) =>
        ('figure' in condition && looks.cardOf(condition.figure) === one) ||
        (condition.is === 'another' && one !== card && looks.symbols(one, condition.trait) > 0),
    );
  const isCounted = (one: Card) => per !== undefined && countOf(per, card, [one], {}, looks) > 0;
  return cards.filter((one) => isNamed(one) || isCounted(one));
}
