import type { Card, Seat } from '../kernel/types';

import type { FriendMeeting, LandPlace } from './state';

/**
 * The events of Koty as a viewer gets them, in the order in which they are shown. Optional facts are those that only
 * some viewers may know. `seat` is the seat that acted.
 */
export type KotyEvent =
  // These events follow every card that was played, and an exchange.
  /** This many cards went from the pile into the hand, one after the other. */
  | { readonly key: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  /** The discard pile was shuffled and became the pile of this many cards. */
  | { readonly key: 'reshuffled'; readonly count: number }
  // These are the moves of a turn.
  /** A card went from the hand to a land. */
  | { readonly key: 'placed'; readonly seat: Seat; readonly land: number; readonly card: Card }
  | { readonly key: 'covered'; readonly seat: Seat; readonly dream: Seat; readonly land: number; readonly card: Card }
  /** A crow or joker from the hand and the crow of the land went to the discard pile. */
  | { readonly key: 'chased'; readonly seat: Seat; readonly land: number; readonly cards: readonly [Card, Card] }
  /** The whole hand went to the discard pile. */
  | { readonly key: 'exchanged'; readonly seat: Seat; readonly cards: readonly Card[] }
  // These events happen when cats meet.
  /** A card went from the hand to the middle to attack a rival's cat; `attacks` counts from 1. */
  | {
      readonly key: 'attacked';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly meeting: FriendMeeting;
      readonly card: Card;
      readonly as: number;
      readonly attacks: number;
    }
  /**
   * A card went from the hand of `seat` to the middle. `dream` is the seat whose cat is defended, by itself or by its
   * partner.
   */
  | {
      readonly key: 'defended';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly card: Card;
      readonly as: number;
    }
  /** Both cards went from the middle to the discard pile; nothing changed in the land. */
  | {
      readonly key: 'repelled';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [Card, Card];
    }
  | { readonly key: 'declined'; readonly seat: Seat; readonly dream: Seat; readonly land: number }
  /** The attacker chose not to attack again. */
  | { readonly key: 'stopped'; readonly seat: Seat; readonly dream: Seat; readonly land: number }
  /** The owl went to the discard pile, and the attacking card from the middle into the hand of `seat`. */
  | {
      readonly key: 'caught';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [owl: Card, caught: Card];
    }
  /**
   * The played card and the cat of the land went to the discard pile. The card came from the hand in the seat's own
   * dream, and from the middle in a rival's.
   */
  | {
      readonly key: 'befriended';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [played: Card, cat: Card];
      readonly as: number;
    }
  /**
   * The card that becomes the 9 and the cat of the land went to the middle, in this order. In a rival's dream the first
   * one lay there already.
   */
  | {
      readonly key: 'fought';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [nine: Card, cat: Card];
      readonly as: number;
    }
  /**
   * A card was laid face down on a land of the seat's own dream. From the pile nobody knows which card it is; from the
   * middle it is `card`.
   */
  | {
      readonly key: 'laid';
      readonly seat: Seat;
      readonly land: number;
      readonly from: 'pile' | 'middle';
      readonly card?: Card;
    }
  /**
   * The two cards of a fight went from the middle to a land of the seat's own dream: the first face down, the cat on
   * it.
   */
  | {
      readonly key: 'paired';
      readonly seat: Seat;
      readonly land: number;
      readonly cards: readonly [nine: Card, cat: Card];
    }
  /** No land of the seat's own dream could take the cards, so they went to the discard pile. */
  | { readonly key: 'lost'; readonly seat: Seat; readonly from: 'pile' | 'middle'; readonly cards: readonly Card[] }
  // These events come from night cards.
  /** The moth went to the discard pile; the cat of that land is about to move. */
  | { readonly key: 'lured'; readonly seat: Seat; readonly dream: Seat; readonly land: number; readonly card: Card }
  /** A cat moved from one land to another. */
  | {
      readonly key: 'carried';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: LandPlace;
      readonly to: LandPlace;
    }
  /** The bat went to the discard pile, and the crow of that land to the middle. */
  | {
      readonly key: 'snatched';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [bat: Card, crow: Card];
    }
  /** The dragon went to the middle, and the crows on these lands to the discard pile, in this order. */
  | {
      readonly key: 'scorched';
      readonly seat: Seat;
      readonly card: Card;
      readonly cards: readonly Card[];
      readonly from: readonly LandPlace[];
    }
  // These events end the match.
  /** A dream has three lands with three 9s each, or a hand could not be filled. */
  | { readonly key: 'ended'; readonly seat: Seat; readonly why: 'dream' | 'cards' }
  /** Everybody sees who has most. */
  | { readonly key: 'compared'; readonly seat: Seat };
