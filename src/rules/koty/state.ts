import type { Card, Seat, State } from '../kernel/types';

export type KotyOptions = {
  /** How many of each night card are in the deck. */
  readonly moth: number;
  readonly bat: number;
  readonly owl: number;
  readonly dragon: number;
  /** Whether two and two play together; only with 4 or 6 seats. */
  readonly teams: boolean;
};

/** A land from the bottom up: at most three 9s, and at most one cat or crow on them. */
export interface Land {
  /** Cards that lie face down as 9s; the upper ones come last. They stay there until the end. */
  nines: Card[];
  /**
   * For each 9, whether everybody saw the card before it was laid there. It is kept by place, so that it gives no card
   * away (K9).
   */
  known: boolean[];
  /** The cat or crow on top: one card, or none if the land is empty or shows a 9. */
  top: Card[];
}

export interface Koty extends State {
  readonly options: KotyOptions;
  /** Dreams of four lands, by seat. */
  dreams: Land[][];
  /** Hands by seat. Cards that an owl caught come first; among the others the newest is last. */
  hands: Card[][];
  /**
   * How many cards everybody saw go into the hand, by seat. They stand at the front, so that the place of another card
   * that leaves the hand tells nothing.
   */
  caught: number[];
  /** The pile to draw from, face down; the top card comes last. */
  pile: Card[];
  /** The discard pile, face up; everybody may look through it. The top card comes last. */
  discard: Card[];
  /**
   * The cards that lie face up in the middle on their way to somewhere else:
   * in an attack [attacking card] or [attacking card, defending card];
   * after a fight [the card that becomes the 9, the cat that goes on it]; after a bat [the crow]; after a dragon [the
   * dragon].
   */
  middle: Card[];
  turn: Seat;
  /** True when a hand could not be filled because both piles were empty. The match ends with this turn. */
  exhausted: boolean;
}

/** A land on the table: the dream it belongs to and its number there. */
export type LandPlace = {
  readonly dream: Seat;
  readonly land: number;
};

/** What two cats do when they meet: two values of one colour make friends, two equal cats fight. */
export type FriendMeeting = 'befriend' | 'fight';

/** The locals of the procedure `attack`: what everybody at the table can see of it. */
export interface Attack {
  readonly meeting: FriendMeeting;
  /** The dream and the land of the attacked cat. */
  readonly dream: Seat;
  readonly land: number;
  /** The value of the attacking cat, or of the cat that an attacking joker stands for, 1 to 8. */
  readonly as: number;
  /** The number of attacks so far: 1 for the first. */
  attacks: number;
  /** The seat that may defend now: the attacked seat first, then its partner. */
  asked: Seat;
  /** The card that is about to leave the attacker's hand; 0 as soon as it lies in the middle. */
  card: Card;
}

export type KotyMove =
  // These moves are made in a turn.
  /** Puts a cat on an own land that is empty or shows a 9. */
  | { readonly type: 'place'; readonly card: Card; readonly land: number }
  /**
   * Puts a cat, or a joker as the cat `as`, on a cat of the seat's own dream or of a rival's; a rival's is attacked.
   */
  | {
      readonly type: FriendMeeting;
      readonly card: Card;
      readonly as: number;
      readonly dream: Seat;
      readonly land: number;
    }
  /** Puts a crow or joker on a crow of the seat's own dream. */
  | { readonly type: 'chase'; readonly card: Card; readonly land: number }
  /** Puts a cat or crow on a rival's 9. */
  | { readonly type: 'cover'; readonly card: Card; readonly dream: Seat; readonly land: number }
  | { readonly type: 'exchange' }
  /**
   * Plays a night card: a moth on the cat that is to move, a bat on the crow that is to be taken, a dragon by itself.
   */
  | { readonly type: 'moth'; readonly card: Card; readonly dream: Seat; readonly land: number }
  | { readonly type: 'bat'; readonly card: Card; readonly dream: Seat; readonly land: number }
  | { readonly type: 'dragon'; readonly card: Card }
  // These moves may follow in the same turn.
  /** Says which land of the seat's own dream takes the new 9, or the pair after a fight. */
  | { readonly type: 'lay'; readonly land: number }
  /** Says where the moth carries the cat. */
  | { readonly type: 'carry'; readonly dream: Seat; readonly land: number }
  // These moves belong to an attack.
  | { readonly type: 'defend'; readonly card: Card }
  | { readonly type: 'owl'; readonly card: Card }
  | { readonly type: 'decline' }
  | { readonly type: 'repeat'; readonly card: Card }
  | { readonly type: 'stop' };
