import type { Seat, State } from '../../src/rules/kernel/types';
import { threeChaptersBalance } from './three-chapters';

/** What is asked of the cards of a game, and who plays to find out. */
export interface Balance {
  /** A level's name or a peer's: all seats are played by it. */
  readonly by: string;
  /** Numbers of seats, in turn. */
  readonly seats: readonly number[];
  readonly matches: number;
  /** How much less, and more, often than the owner of an average card one may win. */
  readonly low: number;
  readonly high: number;
  /** The cards that a seat owned, at the end of a match; by a name for the table. */
  owned(state: State, seat: Seat): readonly string[];
}

export const BALANCE: Readonly<Record<string, Balance>> = { 'three-chapters': threeChaptersBalance };
