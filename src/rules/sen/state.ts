import type { Card, Seat, State } from '../kernel/types';

export type SenOptions = {
  readonly end: 'limit' | 'rounds';
  readonly limit: number;
  readonly rounds: number;
  readonly penalty: 5 | 15;
  /** The reward for most nines ("Nie takie kruki straszne"). */
  readonly tameCrows: boolean;
  /** The reward for nothing but nines ("Idź na całość!"). */
  readonly allIn: boolean;
  /** Two equal lands for one ("Wiem, co mam"). */
  readonly pairs: boolean;
  readonly memory: 'none' | 'own' | 'full';
};

/** How a round ended: who ended it, whether by calling, what lay there and what was written down. */
export interface Round {
  readonly ended: Seat;
  readonly called: boolean;
  readonly crows: readonly number[];
  readonly points: readonly number[];
}

export interface Sen extends State {
  readonly options: SenOptions;
  /** By seat: the lands of its dream. */
  dreams: Card[][];
  /** By seat and land: the seats that once saw what lies there, one bit a seat. By place, so that no card is given away (K9). */
  met: number[][];
  /** By seat and land: the seats that are looking at it right now, one bit a seat. */
  shown: number[][];
  /** Piles; the top comes last. */
  closed: Card[];
  open: Card[];
  /** What the seat whose turn it is has drawn and not yet laid. */
  hand: Card[];
  turn: Seat;
  /** The seat whose turn it is said POBUDKA! */
  called: boolean;
  totals: number[];
  rounds: Round[];
}

/** A land on the table: whose dream, and which place in it. */
export type Place = {
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
  | { readonly type: 'swap'; readonly one: Place; readonly other: Place }
  | { readonly type: 'claim'; readonly lands: readonly [number, number] }
  | { readonly type: 'say'; readonly crows: number };
