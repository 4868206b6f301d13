import { freeze } from '../kernel/clone';
import type { Card, Seat } from '../kernel/types';

import type { Reward } from './ability';
import { APP_CARDS, type Deck } from './deck';
import { listCauses, countTimes, type KnownCards } from './pays';
import type { Payment, Tokens } from './state';
import { add, makeNoTokens, multiplyReward } from './tokens';
import type { Turn } from './turns';

/** C7.4: the reward for the most gems. */
export const MOST_GEMS: Reward = freeze({ gems: 4 });

export interface Ending {
  /** What the cards of each seat pay, in the order in which they are counted. */
  readonly payments: readonly (readonly Payment[])[];
  /** The seats that have the most gems after that, alone or tied; each gets MOST_GEMS. */
  readonly mostGems: readonly Seat[];
  /** What the cards of each seat pay after the most gems. */
  readonly last: readonly (readonly Payment[])[];
  /** All tokens of each seat at the end. */
  readonly tokens: readonly Tokens[];
}

/** Adds what cards pay to the tokens; who wants to know why hears of each ability that pays. */
function gain(
  cards: readonly Card[],
  tokens: Tokens,
  turns: readonly (readonly Turn[])[],
  known: KnownCards,
  deck: Deck,
  tell?: (card: Card, turn: Turn, times: number, reward: Reward) => void,
): void {
  for (const card of cards) {
    for (const turn of turns[card]) {
      const times = countTimes(turn.ability, card, cards, known, deck);
      if (times === 0) continue;
      const reward = multiplyReward(turn.ability.gain, times);
      add(tokens, reward);
      tell?.(card, turn, times, reward);
    }
  }
}

function pay(
  cards: readonly Card[],
  tokens: Tokens,
  turns: readonly (readonly Turn[])[],
  known: KnownCards,
  deck: Deck,
): Payment[] {
  const payments: Payment[] = [];
  gain(cards, tokens, turns, known, deck, (card, { ability, index }, times, reward) =>
    payments.push({ card, ability: index, times, reward, cards: listCauses(ability, card, cards, deck) }),
  );
  return payments;
}

/** Adds to the tokens what `payOwnCards` pays, without its reasons: bots ask for it thousands of times. */
export function gainFromOwnCards(cards: readonly Card[], tokens: Tokens, won: number): void {
  gain(cards, tokens, APP_CARDS.atTheEnd.usual, { won }, APP_CARDS);
  gain(cards, tokens, APP_CARDS.atTheEnd.late, { won, gathered: tokens }, APP_CARDS);
}

/**
 * Returns what the cards of one seat pay in chapter III, without the abilities that depend on other seats, and adds it
 * to the tokens.
 */
export function payOwnCards(cards: readonly Card[], tokens: Tokens, won: number, deck: Deck = APP_CARDS): Payment[] {
  const usual = pay(cards, tokens, deck.atTheEnd.usual, { won }, deck);
  // C7.3: hearts are looked at after all else is counted
  return [...usual, ...pay(cards, tokens, deck.atTheEnd.late, { won, gathered: tokens }, deck)];
}

/** What differs where real cards are counted. */
interface Counting {
  readonly deck?: Deck;
  /** Whether the gems for most gems are already among those gathered. */
  readonly isBonusTaken?: boolean;
}

/**
 * Counts chapter III from each seat's cards, its tokens and the tricks it won in chapter II. Play, the running estimate
 * and the sheet for real cards all use it.
 */
export function playChapterThree(
  cards: readonly (readonly Card[])[],
  before: readonly Readonly<Tokens>[],
  won: readonly number[],
  { deck = APP_CARDS, isBonusTaken = false }: Counting = {},
): Ending {
  const tokens = before.map((one) => ({ ...makeNoTokens(), ...one }));
  const payments = cards.map((own, seat) => payOwnCards(own, tokens[seat], won[seat], deck));
  const most = Math.max(...tokens.map(({ gems }) => gems));
  const mostGems = tokens.flatMap(({ gems }, seat) => (gems === most ? [seat] : []));
  if (!isBonusTaken) for (const seat of mostGems) add(tokens[seat], MOST_GEMS);
  const last = cards.map((own, seat) =>
    pay(own, tokens[seat], deck.atTheEnd.end, { hasMostGems: mostGems.includes(seat) }, deck),
  );
  return { payments, mostGems, last, tokens };
}
