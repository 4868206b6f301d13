import type { Card, Seat, State } from '../kernel/types';

import type { Reward, Token } from './ability';

/** Where a card of a trick comes from, in the order of play: the seats; with two seats their ghosts sit between them. See chairs.ts. */
export type Chair = number;

export type Tokens = Record<Token, number>;

export interface ThreeChapters extends State {
  chapter: 1 | 2 | 3;
  /** What has not been dealt. Zone `deck`, seen by nobody. */
  deck: Card[];
  /** By seat. Chapter I: what it chooses from; chapter II: what it has to play. Zone `hand:<seat>`, seen by its seat. */
  hands: Card[][];
  /** By seat: what it keeps in chapter I. Zone `kept:<seat>`, seen by its seat. */
  kept: Card[][];
  /** Two seats only, by the seat on whose right it lies and that gives to it; the top comes last. Zone `ghost:<seat>`, seen by nobody, known to that seat but for the order. */
  ghosts: Card[][];
  /** By seat: cards that were left over in its hand and set aside unseen. Zone `box:<seat>`, seen by nobody. */
  box: Card[][];
  /** In the order of play, beginning with the leader's. Zone `trick`, seen by all. */
  trick: Card[];
  /** By chair: what it has played, in front of it, face up. Zone `story:<chair>`, seen by all. */
  stories: Card[][];
  /** The chair that leads the trick; the first one is led by seat `first`. */
  leader: Chair;
  /** By seat. */
  tokens: Tokens[];
  /** By seat: tricks won. */
  won: number[];
}

export type ThreeChaptersMove =
  /** Chapter I: keep a card; with two seats also give one to the ghost on the right. */
  | { readonly type: 'keep'; readonly card: Card }
  | { readonly type: 'give'; readonly card: Card }
  /** Chapter II. */
  | { readonly type: 'play'; readonly card: Card };

/** A reward, and why: the card whose ability it is, which of its abilities, how many times, and the cards that made it pay. */
export type Payment = {
  readonly card: Card;
  readonly ability: number;
  readonly times: number;
  readonly reward: Reward;
  readonly cards: readonly Card[];
};

/** What is told, in this order in a match. `chair` is who it happens to; `seat` is there too when that is no ghost. */
export type ThreeChaptersEvent =
  /** Chapter I. Cards lie in the hands; `deal` is 1 or, with two and three seats, 2. */
  | { readonly key: 'dealt'; readonly deal: number }
  /** Three and more seats: everybody has chosen; a card goes from each hand to what its seat keeps. */
  | { readonly key: 'allKept'; readonly kept: number }
  /** Two seats: one seat has kept a card, or given one to its ghost; only that seat knows which. */
  | {
      readonly key: 'kept' | 'gave';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly card: Card };
    }
  /** Hands go to the left: from each seat to the next. `left`: how many cards are in each. */
  | { readonly key: 'passed'; readonly count: number }
  /** What is left in the hands goes unseen to the box. */
  | { readonly key: 'setAside'; readonly count: number }
  /** Two seats: the ghost decks are shuffled. */
  | { readonly key: 'ghostsShuffled' }
  /** Chapter II: what was kept is taken in hand; `seat` will lead. */
  | { readonly key: 'chapterTwo'; readonly seat: Seat }
  | { readonly key: 'played'; readonly chair: Chair; readonly seat?: Seat; readonly card: Card }
  /** The highest card wins the trick: a star for its seat, none for a ghost. */
  | { readonly key: 'won'; readonly chair: Chair; readonly seat?: Seat; readonly card: Card }
  /** The Snow Queen is in the trick: nobody gains hearts or gems. Told once, before the rewards. */
  | { readonly key: 'frozen'; readonly card: Card }
  /** An ability paid; of ghosts nothing is told. */
  | ({ readonly key: 'paid'; readonly chair: Chair; readonly seat: Seat } & Payment)
  /** The cards of the trick go in front of who played them; `chair` leads next. */
  | { readonly key: 'gathered'; readonly chair: Chair; readonly seat?: Seat }
  /** Chapter III. */
  | { readonly key: 'chapterThree' }
  /** An ability paid for one's own cards. */
  | ({ readonly key: 'counted'; readonly seat: Seat } & Payment)
  /** Four gems for the most gems, told for each who has them. */
  | { readonly key: 'mostGems'; readonly seat: Seat; readonly reward: Reward }
  | { readonly key: 'finished'; readonly points: readonly number[] };
