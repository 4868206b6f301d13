import { freeze } from '../kernel/clone';
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
export interface Place {
  readonly dream: Seat;
  readonly land: number;
}

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

export const everybody = (s: Sen): number => (1 << s.seats) - 1;

/** Two places change cards; knowledge moves along (S7.3). */
export function exchange(s: Sen, one: Place, other: Place): void {
  for (const rows of [s.dreams, s.met, s.shown]) {
    const kept = rows[one.dream][one.land];
    rows[one.dream][one.land] = rows[other.dream][other.land];
    rows[other.dream][other.land] = kept;
  }
}

/** Lays a card on a place of a dream and gives back what lay there. */
export function lay(s: Sen, dream: Seat, land: number, card: Card, knownTo: number): Card {
  const before = s.dreams[dream][land];
  s.dreams[dream][land] = card;
  s.met[dream][land] = knownTo;
  s.shown[dream][land] = 0;
  return before;
}

/** One more land for a dream, unseen, from the closed pile; none if that is empty. */
export function addUnseen(s: Sen, dream: Seat): void {
  const card = s.closed.pop();
  if (card === undefined) return;
  s.dreams[dream].push(card);
  s.met[dream].push(0);
  s.shown[dream].push(0);
}

/** No dream outgrows this: eight rounds of wrong claims are no plan anybody follows, but a random bot does. */
const MOST = 54;

/** Moves are made once and shared: a list of them costs nothing but the list. */
function eachLand<M>(make: (land: number) => M): readonly M[] {
  return freeze(Array.from({ length: MOST }, (_, land) => make(land)));
}

export const LOOK: readonly (readonly SenMove[])[] = Array.from({ length: 5 }, (_, dream) => eachLand<SenMove>((land) => ({ type: 'look', dream, land })));
export const TAKE = eachLand<SenMove>((land) => ({ type: 'take', land }));
export const PUT = eachLand<SenMove>((land) => ({ type: 'put', land }));
export const SAY: readonly SenMove[] = freeze([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((crows): SenMove => ({ type: 'say', crows })));
export const KEEP: readonly SenMove[] = freeze([0, 1].map((index): SenMove => ({ type: 'keep', index })));
export const REMEMBER: readonly SenMove[] = freeze([{ type: 'remember' } as const]);
export const WAKE: SenMove = freeze({ type: 'wake' } as const);
export const DRAW: SenMove = freeze({ type: 'draw' } as const);
export const DISCARD: SenMove = freeze({ type: 'discard' } as const);
export const USE: SenMove = freeze({ type: 'use' } as const);
