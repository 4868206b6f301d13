import type { Card, Seat, State } from '../kernel/types';

import type { Food } from './cats';
import type { Foods } from './feeding/collection';

/**
 * Lines of the grid: rows from the top 0 to 2, columns from the left 3 to 5.
 * Spots of the grid: by rows, 0 to 8.
 */
export type Line = number;

export interface CatLady extends State {
  /** By spot: the card that lies there, or none. */
  grid: Card[][];
  /** The line at which the cat token stands; -1 before it was placed. */
  token: Line;
  /** Piles; the top comes last. */
  deck: Card[];
  discard: Card[];
  /** Put back into the box unseen: two cards of the main deck with 2 and 3 seats. */
  box: Card[];
  /** Strays that lie open, and those that take no part. */
  strays: Card[];
  strayBox: Card[];
  /** By seat: its cats and strays, face up before it, in the order in which they came. */
  cats: Card[][];
  /** By seat: what it holds in hand: toys, costumes, catnip, lost cats, spray bottles. */
  hands: Card[][];
  /** By seat: all food it got, in the order of FOODS; its bowls are filled from it. */
  food: Foods[];
  /** By seat: points from pairs of lost cats. */
  points: number[];
  turn: Seat;
  /** The last card was taken and all hands lie open: the cats are fed. */
  revealed: boolean;
  /** By seat and cat, once the feeding has begun: what lies in the bowl of that cat. */
  bowls: Foods[][];
  /** By seat: a person moved food about. */
  changed: boolean[];
  /** By seat: its feeding is final. */
  done: boolean[];
}

export type CatLadyMove =
  /** The cat token, before the first turn. */
  | { readonly type: 'place'; readonly line: Line }
  | { readonly type: 'take'; readonly line: Line }
  /** Two lost cats for a stray that lies open. */
  | { readonly type: 'adopt'; readonly stray: number }
  /** Two lost cats for 2 points. */
  | { readonly type: 'cash' }
  /** A spray bottle: the cat token goes to another line. */
  | { readonly type: 'spray'; readonly line: Line }
  /** Ends the turn; only asked for when something could still be played. */
  | { readonly type: 'end' }
  /** Feeding: one food that is left over goes into a cat's bowl, by its index in the seat's cats. */
  | { readonly type: 'give'; readonly cat: number; readonly food: Food }
  /** One food out of a cat's bowl. */
  | { readonly type: 'back'; readonly cat: number; readonly food: Food }
  /** The best feeding again, after changes. */
  | { readonly type: 'best' }
  /** The feeding is final. */
  | { readonly type: 'done' };

/**
 * What is told, in the order of a match:
 * `dealt` the grid and the strays lie open; `placed` the first line of the token; `took` three cards went home, food turned into tokens, the token
 * moved to the line; `refilled` new cards lie there; `adopted`, `cashed`, `sprayed`; `revealed` all hands lie open and
 * the best feeding lies in the bowls; `restored` it lies there again, after changes; `fed` a seat by seat, when everybody is done; `scored`.
 * One food that is moved goes without saying.
 */
export type CatLadyEvent =
  | { readonly key: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly key: 'placed'; readonly seat: Seat; readonly line: Line }
  | { readonly key: 'took'; readonly seat: Seat; readonly line: Line; readonly cards: readonly Card[] }
  | { readonly key: 'refilled'; readonly seat: Seat; readonly line: Line; readonly cards: readonly Card[] }
  | { readonly key: 'adopted'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'cashed'; readonly seat: Seat; readonly points: number }
  | { readonly key: 'sprayed'; readonly seat: Seat; readonly line: Line }
  | { readonly key: 'revealed'; readonly bowls: readonly (readonly Readonly<Foods>[])[] }
  | {
      readonly key: 'restored';
      readonly seat: Seat;
      readonly before: readonly Readonly<Foods>[];
      readonly bowls: readonly Readonly<Foods>[];
    }
  | {
      readonly key: 'fed';
      readonly seat: Seat;
      readonly count: number;
      readonly cats: number;
      readonly leftover: number;
    }
  | { readonly key: 'scored'; readonly totals: readonly number[] };
