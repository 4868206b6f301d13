import type { Card, Seat, State } from '../kernel/types';

export type SenOptions = {
  readonly end: 'limit' | 'rounds';
  readonly limit: number;
  readonly rounds: number;
  readonly penalty: 5 | 15;
  /** Whether the most nines are rewarded ("Nie takie kruki straszne"). */
  readonly tameCrows: boolean;
  /** Whether a dream of nothing but nines is rewarded ("Idź na całość!"). */
  readonly allIn: boolean;
  /** Whether two equal lands may be exchanged for one ("Wiem, co mam"). */
  readonly pairs: boolean;
  readonly memory: 'none' | 'own' | 'full';
};

/** The record of a round: who ended it, whether by calling, how many crows lay in each dream and the points. */
export interface Round {
  readonly ended: Seat;
  readonly called: boolean;
  readonly crows: readonly number[];
  readonly points: readonly number[];
}

export interface Sen extends State {
  readonly options: SenOptions;
  /** The lands of each dream, by seat. */
  dreams: Card[][];
  /**
   * The seats that once saw the land, one bit for each seat; by seat and land. It is kept by place, so that it gives no
   * card away (K9).
   */
  met: number[][];
  /** The seats that are looking at the land right now, one bit for each seat; by seat and land. */
  shown: number[][];
  /** Two piles; the top card comes last. */
  closed: Card[];
  open: Card[];
  /** The cards that the seat whose turn it is has drawn and not yet laid. */
  hand: Card[];
  turn: Seat;
  /** True when the seat whose turn it is has called POBUDKA! */
  called: boolean;
  totals: number[];
  rounds: Round[];
}

/** A land on the table: the dream it belongs to and its place in that dream. */
export type LandPlace = {
  readonly dream: Seat;
  readonly land: number;
};

export type SenMove =
  | { readonly type: 'look'; readonly dream: Seat; readonly land: number }
  | { readonly type: 'remember' }
  | { readonly type: 'wake' }
  | { readonly type: 'draw' }
  | { readonly type: 'take'; readonly land: number }
  | { readonly type: 'put'; readonly land: number }
  | { readonly type: 'discard' }
  | { readonly type: 'use' }
  | { readonly type: 'keep'; readonly index: number }
  | { readonly type: 'swap'; readonly one: LandPlace; readonly other: LandPlace }
  | { readonly type: 'claim'; readonly lands: readonly [number, number] }
  | { readonly type: 'say'; readonly crows: number };
