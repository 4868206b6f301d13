import type { Card, Seat, State } from '../kernel/types';

import type { Food } from './cats';
import type { Foods } from './feeding/collection';

/**
 * A line of the grid: rows from the top are 0 to 2, columns from the left 3 to 5.
 * A spot of the grid is a number 0 to 8, row by row.
 */
export type Line = number;

export interface CatLady extends State {
  /** The card on each spot, or none. */
  grid: Card[][];
  /** The line at which the cat token stands; -1 before it is placed. */
  token: Line;
  /** Two piles; the top card comes last. */
  deck: Card[];
  discard: Card[];
  /** Cards of the main deck that went back into the box unseen: two with 2 and 3 seats. */
  box: Card[];
  /** Strays that lie open, and those that take no part. */
  strays: Card[];
  strayBox: Card[];
  /** Cats and strays by seat, face up, in the order in which they came. */
  cats: Card[][];
  /** Cards in hand by seat: toys, costumes, catnip, lost cats, spray bottles. */
  hands: Card[][];
  /** All food that each seat got, in the order of FOODS; its bowls are filled from it. */
  food: Foods[];
  /** Points from pairs of lost cats, by seat. */
  points: number[];
  turn: Seat;
  /** True after the last card was taken: all hands lie open and the cats are fed. */
  revealed: boolean;
  /** The food in each cat's bowl, by seat and cat, once the feeding has begun. */
  bowls: Foods[][];
  /** Whether a person has moved food, by seat. */
  changed: boolean[];
  /** Whether the feeding is final, by seat. */
  done: boolean[];
}

export type CatLadyMove =
  /** Places the cat token before the first turn. */
  | { readonly type: 'place'; readonly line: Line }
  | { readonly type: 'take'; readonly line: Line }
  /** Exchanges two lost cats for a stray that lies open. */
  | { readonly type: 'adopt'; readonly stray: number }
  /** Exchanges two lost cats for 2 points. */
  | { readonly type: 'cash' }
  /** Uses a spray bottle: the cat token goes to another line. */
  | { readonly type: 'spray'; readonly line: Line }
  /** Ends the turn; it is only asked for when something could still be played. */
  | { readonly type: 'end' }
  /** While feeding: puts one food that is left over into a cat's bowl. `cat` is an index in the seat's cats. */
  | { readonly type: 'give'; readonly cat: number; readonly food: Food }
  /** Takes one food out of a cat's bowl. */
  | { readonly type: 'back'; readonly cat: number; readonly food: Food }
  /** Restores the best feeding after changes. */
  | { readonly type: 'best' }
  /** Makes the feeding final. */
  | { readonly type: 'done' };

/**
 * Events in the order of a match:
 * `dealt`: the grid and the strays lie open; `placed`: the token got its first line; `took`: three cards went home,
 * food became tokens and the token moved to the line; `refilled`: new cards lie there; `adopted`, `cashed`, `sprayed`;
 * `revealed`: all hands lie open and the best feeding lies in the bowls; `restored`: it lies there again after changes;
 * `fed`: one for each seat when everybody is done; `scored`.
 * Moving a single food has no event.
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
