import type { Card, Dice, Event, Move, Seat } from './stateTypes';

/** How play flows: the steps of procedures, and the zones that cards lie in. */

/** What a step may do besides changing the state. */
export interface Table extends Dice {
  /** Follow another procedure, then go on here. Several calls in one step are followed in their order. */
  call(procedure: string, locals?: object): void;
  /** Come back to this step. */
  again(): void;
  /** Go on at another step of this procedure. */
  goto(step: string): void;
  /** End this procedure. */
  leave(): void;
  /** End the match. */
  finish(): void;
  say(event: Event): void;
}

export type Asked = Seat | readonly Seat[] | null;

export interface Ask<S, L, M extends Move> {
  readonly kind: 'ask';
  /** Who is to decide; nobody: the step is skipped. Never depends on what others cannot see (K4). */
  who(s: S, l: L): Asked;
  moves(s: S, l: L, seat: Seat): readonly M[];
  play(s: S, l: L, seat: Seat, move: M, table: Table): void;
}

export interface Sealed<S, L, M extends Move> {
  readonly kind: 'sealed';
  who(s: S, l: L): Asked;
  moves(s: S, l: L, seat: Seat): readonly M[];
  /** When everybody has chosen; by seat, null for seats that were not asked. */
  reveal(s: S, l: L, choices: readonly (M | null)[], table: Table): void;
}

export interface Automatic<S, L> {
  (s: S, l: L, table: Table): void;
}

export interface Step<S, L, M extends Move> {
  readonly kind: 'automatic' | 'ask' | 'sealed';
  act?(s: S, l: L, table: Table): void;
  who?(s: S, l: L): Asked;
  moves?(s: S, l: L, seat: Seat): readonly M[];
  play?(s: S, l: L, seat: Seat, move: M, table: Table): void;
  reveal?(s: S, l: L, choices: readonly (M | null)[], table: Table): void;
}

/** A named list of steps, followed from top to bottom. */
export interface Procedure {
  readonly name: string;
  readonly steps: Readonly<Record<string, Step<never, never, never>>>;
}

/** A pile, hand or row. A place in it is named by the zone and an index. */
export interface Zone {
  readonly name: string;
  /** The array in the state itself: a view blanks it, an imagined state refills it. */
  readonly cards: Card[];
  /** Hidden cards of one back cannot be told apart. */
  readonly back?: string;
  /** Who sees what lies there: everybody, nobody, one seat, or place by place. */
  readonly seen: 'all' | 'none' | Seat | ((seat: Seat, index: number) => boolean);
  /** Who once saw what lies there, and remembers or forgets it; not those who are looking at it right now. */
  readonly known?: (seat: Seat, index: number) => boolean;
}
