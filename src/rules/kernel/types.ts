/** The words a game's author meets. What each must keep to is listed in docs/kernel.md, K1 to K10. */

import type { Levels } from './botTypes';
import type { Dice, Event, Move, OptionRule, Options, Seat, State } from './stateTypes';
import type { Procedure, Zone } from './stepTypes';

export type * from './botTypes';
export type * from './stateTypes';
export type * from './stepTypes';

/** Whether the most points win or the fewest. */
export type Wins = 'most' | 'fewest';

export interface Result {
  /** By seat: 1 for the winners, and so on; who is level shares the better place. */
  readonly places: readonly number[];
}

export interface Game<S extends State = State, M extends Move = Move> {
  readonly id: string;
  /** Goes up when saves of the version before can't be played on as they are. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionRule>>;
  /** Options that cannot go together, by the name of the reason. The face has a sentence for each, `clash.<name>`. */
  readonly clashes?: Readonly<Record<string, (options: Options) => boolean>>;
  /** Sets of options with a name; what a set leaves out is as it is at first. One named `first` is proposed for the first match. */
  readonly presets?: Readonly<Record<string, Options>>;
  /** Everything the game is made of, frozen. */
  readonly content: object;
  /** The game's own fields at the start. */
  setup(s: State, dice: Dice): Omit<S, keyof State>;
  /** Fields of the state in which -1 stands for none. No other number of it is below zero: saves are checked for that. */
  readonly noneFields?: readonly string[];
  /** The procedure that a match follows. */
  readonly start: string;
  readonly procedures: readonly Procedure[];
  zones(s: S): readonly Zone[];
  /** Who of two with different points is ahead. */
  readonly wins: Wins;
  /** The points of each seat so far. */
  score(s: S): readonly number[];
  result(s: S): Result;
  /** How good a (real or imagined) state is for a seat, for bots: higher is better. */
  judge?(s: S, seat: Seat): number;
  /** Moves hidden cards of an imagined state to where this seat would rather expect them. */
  sampleHidden?(s: S, seat: Seat, dice: Dice): void;
  /** Who plays together, seat by seat; left out, or empty: everybody alone. */
  teams?(seats: number, options: Options): readonly (readonly Seat[])[];
  /**
   * The type of the move with which a seat that is asked in another's turn does nothing. An app may do it for whoever can
   * do nothing else and wishes so.
   */
  readonly decline?: string;
  /**
   * Whether nothing comes of it when this seat does anything but decline, as its person would judge with the own cards in
   * hand. Left out: when it can do nothing else.
   */
  isIdle?(s: S, seat: Seat): boolean;
  /** The types of moves that an app makes for whoever has no other move. Everybody sees that there is none, so it tells nothing (K4). */
  readonly forced?: readonly string[];
  /**
   * The type of the move that ends a question and changes nothing. An app may make it for who holds the device and has no
   * other move; for anybody else it would tell what they hold (K4).
   */
  readonly done?: string;
  /** Whether a move shows, and needs nothing secret: at an open table it is made without looking at one's own cards. Left out: there is no open table. */
  isOpen?(move: M): boolean;
  /** Whether a seat that has not opened its cards is done here, whatever it holds. Depends on nothing secret (K4). */
  passesUnopened?(s: S, seat: Seat): boolean;
  /**
   * Whether a seat that waits for others now may be asked for its cards once more: at an open table it may say beforehand
   * that it needs them no more. Depends on nothing secret (K4).
   */
  isAskedAgain?(s: S, seat: Seat): boolean;
  /**
   * Names the span in which a seat may be asked again whether it plays one of its cards; null for any other question.
   * Who wants nothing in it says so once. Depends on nothing secret (K4).
   */
  findSpan?(s: S, seat: Seat): string | null;
  /** The bots' levels. Left out: those of src/rules/bots/levels.ts. */
  readonly levels?: Levels;
  /** Turns a state of version v into one of version v + 1. */
  readonly upgrades?: Readonly<Record<number, (old: object) => object>>;
  /** Moves are only named here, so that a game's type says which it has. */
  readonly moveType?: M;
}

export interface Start {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Options;
  /** Who begins. Left out: drawn. */
  readonly first?: Seat;
}

export interface Engine<S extends State = State, M extends Move = Move> {
  readonly game: Game<S, M>;
  start(start: Start): S;
  /** The seats whose decision the match waits for; empty when it is over. */
  waiting(s: S): readonly Seat[];
  /** Everything this seat may do now, and the only definition of it; empty for a seat that is not asked. */
  moves(s: S, seat: Seat): readonly M[];
  /**
   * Plays in place, on to the next decision; `tell` hears each event when it happens. Refuses with a RuleError and leaves
   * the state as it was.
   */
  play(s: S, seat: Seat, move: M, tell?: (event: Event) => void): void;
  isOver(s: S): boolean;
  /** A copy with everything blanked that this seat may not see. */
  view(s: S, seat: Seat): S;
  /** A whole state that this seat could not tell from the real one; `recall` may forget places that are only remembered. */
  imagine(s: S, seat: Seat, dice: Dice, recall?: Recall): S;
}

export type Recall = (zone: string, index: number) => boolean;
