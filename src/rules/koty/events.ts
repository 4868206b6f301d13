import type { Card, Seat } from '../kernel/types';

import type { Meeting, Place } from './state';

/** What happens in Koty, in the order of its beats, as a viewer is told: what is optional only some may know. `seat` is who did it. */
export type KotyEvent =
  // after every card that was played, and after an exchange
  /** So many cards came from the pile into the hand, one after the other. */
  | { readonly key: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  /** The discard pile became the pile; so many cards. */
  | { readonly key: 'reshuffled'; readonly count: number }
  // a turn
  /** Hand to land. */
  | { readonly key: 'placed'; readonly seat: Seat; readonly land: number; readonly card: Card }
  | { readonly key: 'covered'; readonly seat: Seat; readonly dream: Seat; readonly land: number; readonly card: Card }
  /** Hand and land to discard: the crow or joker, and the crow that lay there. */
  | { readonly key: 'chased'; readonly seat: Seat; readonly land: number; readonly cards: readonly [Card, Card] }
  /** The whole hand to discard. */
  | { readonly key: 'exchanged'; readonly seat: Seat; readonly cards: readonly Card[] }
  // cats that meet
  /** Hand to the middle: an attack on a rival's cat; `attacks` counts from 1. */
  | {
      readonly key: 'attacked';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly meeting: Meeting;
      readonly card: Card;
      readonly as: number;
      readonly attacks: number;
    }
  /** Hand of `seat` to the middle; `dream` is whose cat is defended, by itself or by its partner. */
  | {
      readonly key: 'defended';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly card: Card;
      readonly as: number;
    }
  /** Both cards from the middle to discard; nothing changes in the land. */
  | {
      readonly key: 'repelled';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [Card, Card];
    }
  | { readonly key: 'declined'; readonly seat: Seat; readonly dream: Seat; readonly land: number }
  /** The attacker does not repeat. */
  | { readonly key: 'stopped'; readonly seat: Seat; readonly dream: Seat; readonly land: number }
  /** The owl to discard, the attacking card from the middle into the hand of `seat`. */
  | {
      readonly key: 'caught';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [owl: Card, caught: Card];
    }
  /** The played card (own dream: from the hand; rival's: from the middle) and the cat of the land to discard. */
  | {
      readonly key: 'befriended';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [played: Card, cat: Card];
      readonly as: number;
    }
  /** The played card (own dream: from the hand; rival's: already there) and the cat of the land to the middle: first what becomes the 9, then the cat. */
  | {
      readonly key: 'fought';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [nine: Card, cat: Card];
      readonly as: number;
    }
  /** One card to the own land, face down: from the pile (nobody knows it) or from the middle (`card`). */
  | {
      readonly key: 'laid';
      readonly seat: Seat;
      readonly land: number;
      readonly from: 'pile' | 'middle';
      readonly card?: Card;
    }
  /** The two of a fight from the middle to the own land: the first face down, the cat on it. */
  | {
      readonly key: 'paired';
      readonly seat: Seat;
      readonly land: number;
      readonly cards: readonly [nine: Card, cat: Card];
    }
  /** No land of the own dream could take them: from the top of the pile or from the middle to discard. */
  | { readonly key: 'lost'; readonly seat: Seat; readonly from: 'pile' | 'middle'; readonly cards: readonly Card[] }
  // night cards
  /** The moth to discard; the cat of that land is about to move. */
  | { readonly key: 'lured'; readonly seat: Seat; readonly dream: Seat; readonly land: number; readonly card: Card }
  /** The cat from land to land. */
  | { readonly key: 'carried'; readonly seat: Seat; readonly card: Card; readonly from: Place; readonly to: Place }
  /** The bat to discard, the crow of that land to the middle. */
  | {
      readonly key: 'snatched';
      readonly seat: Seat;
      readonly dream: Seat;
      readonly land: number;
      readonly cards: readonly [bat: Card, crow: Card];
    }
  /** The dragon to the middle, the crows on top of these lands to discard, in this order. */
  | {
      readonly key: 'scorched';
      readonly seat: Seat;
      readonly card: Card;
      readonly cards: readonly Card[];
      readonly from: readonly Place[];
    }
  // the end
  /** A dream has three lands with three 9s each, or a hand could not be filled. */
  | { readonly key: 'ended'; readonly seat: Seat; readonly why: 'dream' | 'cards' };
