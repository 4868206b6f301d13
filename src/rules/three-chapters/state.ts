import type { Card, Seat, State } from '../kernel/types';

import type { Reward, Token } from './ability';

/**
 * A place in the order of play that cards of a trick come from: the seats, and with two seats also their ghosts between
 * them. See chairs.ts.
 */
export type Chair = number;

export type Tokens = Record<Token, number>;

export interface ThreeChapters extends State {
  chapter: 1 | 2 | 3;
  /** Cards that were not dealt. Zone `deck`, seen by nobody. */
  deck: Card[];
  /**
   * Hands by seat: in chapter I the cards to choose from, in chapter II the cards to play. Zone `hand:<seat>`, seen by
   * its seat.
   */
  hands: Card[][];
  /** The cards that each seat keeps in chapter I. Zone `kept:<seat>`, seen by its seat. */
  kept: Card[][];
  /**
   * With two seats only: the ghost decks, by the seat on whose right the ghost sits and which gives cards to it; the
   * top card comes last. Zone `ghost:<seat>`, seen by nobody; that seat knows its cards but not their order.
   */
  ghosts: Card[][];
  /** Cards left over in each hand that were set aside unseen. Zone `box:<seat>`, seen by nobody. */
  box: Card[][];
  /** The cards of the trick in the order of play, beginning with the leader's. Zone `trick`, seen by all. */
  trick: Card[];
  /** The cards that each chair has played, face up in front of it. Zone `story:<chair>`, seen by all. */
  stories: Card[][];
  /** The chair that leads the trick; seat `first` leads the first one. */
  leader: Chair;
  /** Tokens by seat. */
  tokens: Tokens[];
  /** Tricks won, by seat. */
  won: number[];
}

export type ThreeChaptersMove =
  /** Chapter I: keeps a card; with two seats `give` gives another one to the ghost on the right. */
  | { readonly type: 'keep'; readonly card: Card }
  | { readonly type: 'give'; readonly card: Card }
  /** Chapter II: plays a card. */
  | { readonly type: 'play'; readonly card: Card };

/**
 * A reward and its reason: the card, the number of its ability, how many times it pays, and the cards that make it pay.
 */
export type Payment = {
  readonly card: Card;
  readonly ability: number;
  readonly times: number;
  readonly reward: Reward;
  readonly cards: readonly Card[];
};

/**
 * Events in the order of a match. `chair` is the chair that they happen to; `seat` is given, too, unless it is a ghost.
 */
export type ThreeChaptersEvent =
  /** Chapter I: cards were dealt into the hands; `deal` is 1, or 2 for the second deal with two and three seats. */
  | { readonly key: 'dealt'; readonly deal: number }
  /** With three and more seats: everybody has chosen, and a card goes from each hand to what its seat keeps. */
  | { readonly key: 'allKept'; readonly kept: number }
  /** With two seats: a seat has kept a card or given one to its ghost; only that seat knows which. */
  | {
      readonly key: 'kept' | 'gave';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly card: Card };
    }
  /** Each hand went to the next seat on the left; `count` is how many cards each hand has. */
  | { readonly key: 'passed'; readonly count: number }
  /** The cards left in the hands went to the box unseen. */
  | { readonly key: 'setAside'; readonly count: number }
  /** With two seats: the ghost decks were shuffled. */
  | { readonly key: 'ghostsShuffled' }
  /** Chapter II: the kept cards became the hands; `seat` will lead. */
  | { readonly key: 'chapterTwo'; readonly seat: Seat }
  | { readonly key: 'played'; readonly chair: Chair; readonly seat?: Seat; readonly card: Card }
  /** The highest card wins the trick: its seat gets a star, a ghost gets none. */
  | { readonly key: 'won'; readonly chair: Chair; readonly seat?: Seat; readonly card: Card }
  /** The Snow Queen is in the trick, so nobody gains hearts or gems. This comes once, before the rewards. */
  | { readonly key: 'frozen'; readonly card: Card }
  /** An ability paid. Payments to ghosts have no event. */
  | ({ readonly key: 'paid'; readonly chair: Chair; readonly seat: Seat } & Payment)
  /** The cards of the trick went in front of the chairs that played them; `chair` leads next. */
  | { readonly key: 'gathered'; readonly chair: Chair; readonly seat?: Seat }
  /** Chapter III begins. */
  | { readonly key: 'chapterThree' }
  /** An ability paid for the seat's own cards. */
  | ({ readonly key: 'counted'; readonly seat: Seat } & Payment)
  /** A seat got four gems for having the most gems; there is one event for each such seat. */
  | { readonly key: 'mostGems'; readonly seat: Seat; readonly reward: Reward }
  | { readonly key: 'finished'; readonly points: readonly number[] };
