import { freeze } from '../kernel/clone';
import type { Card, Seat } from '../kernel/types';

import type { Reward } from './ability';
import { causes, timesPaid, type KnownCards } from './pays';
import type { Payment, Tokens } from './state';
import { add, noTokens, timesOver } from './tokens';
import { AT_THE_END, type Turn } from './turns';

/** C7.4: for the most gems. */
export const MOST_GEMS: Reward = freeze({ gems: 4 });

export interface Ending {
  /** By seat, in the order in which they are counted: what its cards pay. */
  readonly payments: readonly (readonly Payment[])[];
  /** Who has the most gems then, alone or tied; each gets MOST_GEMS. */
  readonly mostGems: readonly Seat[];
  /** By seat: what is paid after that. */
  readonly last: readonly (readonly Payment[])[];
  /** By seat: all tokens in the end. */
  readonly tokens: readonly Tokens[];
}

function pay(
  cards: readonly Card[],
  tokens: Tokens,
  turns: readonly (readonly Turn[])[],
  known: KnownCards,
): Payment[] {
  const payments: Payment[] = [];
  for (const card of cards) {
    for (const { ability, index } of turns[card]) {
      const times = timesPaid(ability, card, cards, known);
      if (times === 0) continue;
      const reward = timesOver(ability.gain, times);
      add(tokens, reward);
      payments.push({ card, ability: index, times, reward, cards: causes(ability, card, cards) });
    }
  }
  return payments;
}

/** What one seat's cards pay in chapter III, but for what depends on the others; adds it to the tokens. */
export function ownCards(cards: readonly Card[], tokens: Tokens, won: number): Payment[] {
  const usual = pay(cards, tokens, AT_THE_END.usual, { won });
  return [...usual, ...pay(cards, tokens, AT_THE_END.late, { won, gathered: tokens })]; // C7.3: hearts are counted when all else is
}

/** Chapter III: from each seat's cards, its tokens and the tricks it won in chapter II. Shared by play, the running estimate and the sheet for real cards. */
export function chapterThree(
  cards: readonly (readonly Card[])[],
  before: readonly Readonly<Tokens>[],
  won: readonly number[],
): Ending {
  const tokens = before.map((one) => ({ ...noTokens(), ...one }));
  const payments = cards.map((own, seat) => ownCards(own, tokens[seat], won[seat]));
  const most = Math.max(...tokens.map(({ gems }) => gems));
  const mostGems = tokens.flatMap(({ gems }, seat) => (gems === most ? [seat] : []));
  for (const seat of mostGems) add(tokens[seat], MOST_GEMS);
  const last = cards.map((own, seat) =>
    pay(own, tokens[seat], AT_THE_END.end, { hasMostGems: mostGems.includes(seat) }),
  );
  return { payments, mostGems, last, tokens };
}
