import type { Card, Seat, State } from '../kernel/types';

export type KotyOptions = {
  /** How many of each night card are in the deck. */
  readonly moth: number;
  readonly bat: number;
  readonly owl: number;
  readonly dragon: number;
  /** Two and two play together; with 4 or 6 seats. */
  readonly teams: boolean;
};

/** A land from the bottom up: at most three "9s", and on them at most one cat or crow. */
export interface Land {
  /** Cards that lie face down as "9"; the upper ones come last. Once there, they stay to the end. */
  nines: Card[];
  /** By 9: whether everybody saw the card before it was laid there. By place, so that no card is given away (K9). */
  known: boolean[];
  /** The cat or crow on top: one card, or none when the land is empty or shows a 9. */
  top: Card[];
}

export interface Koty extends State {
  readonly options: KotyOptions;
  /** By seat: its dream of four lands. */
  dreams: Land[][];
  /** By seat: what an owl caught comes first, the newest of the others last. */
  hands: Card[][];
  /** By seat: how many cards, from the first, everybody saw go into that hand. From the first, so that the place of another card that leaves it tells nothing. */
  caught: number[];
  /** The pile to draw from, face down; the top comes last. */
  pile: Card[];
  /** The discard pile, face up; everybody may leaf through it. The top comes last. */
  discard: Card[];
  /**
   * What lies in the middle between a hand or land and where it ends up, face up:
   * in an attack [attacking card] or [attacking card, defending card];
   * after a fight [the card that becomes the 9, the cat that goes on it]; after a bat [the crow]; after a dragon [the dragon].
   */
  middle: Card[];
  turn: Seat;
  /** A hand could not be filled: both piles were empty. The match ends with this turn. */
  exhausted: boolean;
}

/** A land on the table: whose dream, and which of its four lands. */
export type Place = {
  readonly dream: Seat;
  readonly land: number;
};

/** What two cats do that meet: of one colour but two values they make friends, the same cat fights. */
export type Meeting = 'befriend' | 'fight';

/** The locals of the procedure `attack`: what everybody at the table can see of it. */
export interface Attack {
  readonly meeting: Meeting;
  /** The attacked cat. */
  readonly dream: Seat;
  readonly land: number;
  /** The cat that attacks, or that the attacking joker stands for, 1 to 8. */
  readonly as: number;
  /** Attacks so far: 1 for the first. */
  attacks: number;
  /** Who may defend now: the attacked seat first, then its partner. */
  asked: Seat;
  /** What is about to leave the attacker's hand; 0 as soon as it lies in the middle. */
  card: Card;
}

export type KotyMove =
  // a turn
  /** A cat on an own land that is empty or shows a 9. */
  | { readonly type: 'place'; readonly card: Card; readonly land: number }
  /** A cat or joker, as the cat `as`, on a cat of the own dream or a rival's (then it is an attack). */
  | { readonly type: Meeting; readonly card: Card; readonly as: number; readonly dream: Seat; readonly land: number }
  /** A crow or joker on a crow of the own dream. */
  | { readonly type: 'chase'; readonly card: Card; readonly land: number }
  /** A cat or crow on a rival's 9. */
  | { readonly type: 'cover'; readonly card: Card; readonly dream: Seat; readonly land: number }
  | { readonly type: 'exchange' }
  /** Night cards: on the cat that is to move, on the crow that is to be taken, on its own. */
  | { readonly type: 'moth'; readonly card: Card; readonly dream: Seat; readonly land: number }
  | { readonly type: 'bat'; readonly card: Card; readonly dream: Seat; readonly land: number }
  | { readonly type: 'dragon'; readonly card: Card }
  // what a turn may ask for afterwards
  /** Where the new 9, or the pair after a fight, goes in the own dream. */
  | { readonly type: 'lay'; readonly land: number }
  /** Where the moth carries the cat. */
  | { readonly type: 'carry'; readonly dream: Seat; readonly land: number }
  // an attack
  | { readonly type: 'defend'; readonly card: Card }
  | { readonly type: 'owl'; readonly card: Card }
  | { readonly type: 'decline' }
  | { readonly type: 'repeat'; readonly card: Card }
  | { readonly type: 'stop' };
