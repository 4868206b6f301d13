import type { StoreApi } from 'zustand/vanilla';

import type { LevelName } from '../rules/bots/levels';
import type { Engine, Event, Move, Options, Seat, State } from '../rules/kernel/types';
import type { MarkName } from '../theme/marks';

/** Who sits at a place: a person of this device, or a bot. */
export type Sitter =
  | { readonly kind: 'person'; readonly person: number; readonly name: string; readonly mark: MarkName }
  | { readonly kind: 'bot'; readonly level: LevelName; readonly name: string; readonly mark: MarkName };

/** What a new match needs to begin. */
export interface Setup {
  readonly game: string;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  readonly options?: Options;
  /** Who begins; left out: drawn. */
  readonly first?: Seat;
  /** Left out: drawn. */
  readonly seed?: number;
}

/** A match in a list: all that Home and History need, without its engine. */
export interface Summary {
  readonly id: number;
  readonly game: string;
  readonly status: 'underWay' | 'finished' | 'abandoned';
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  /** Milliseconds since 1970, by this device's clock. */
  readonly begun: number;
  readonly touched: number;
  /** Decisions so far. */
  readonly played: number;
  readonly waiting: readonly Seat[];
  readonly score: readonly number[];
  /** By seat, 1 for the winners; null until the match is finished. */
  readonly places: readonly number[] | null;
}

/** Why a saved match can't be opened. It is kept all the same. */
export interface Refusal {
  readonly id: number;
  readonly refused: 'damaged' | 'newer' | 'unknownGame' | 'missing';
  /** What the list still knows of it. */
  readonly summary: Summary | null;
}

/** Something that happened, as the viewer may know it, and what the viewer saw right then. */
export interface Beat {
  /** The decision it belongs to: 1 for the first. */
  readonly decision: number;
  /** Who decided. */
  readonly seat: Seat;
  /** Null for the last beat of a decision: what lies there when all has happened. */
  readonly event: Event | null;
  readonly view: State;
}

/** Why undo goes no further back: a card was seen, chance was used, another person acted, the match has just begun, nobody holds the device. */
export type Barrier = 'seen' | 'chance' | 'person' | 'start' | 'nobody';

/** What a screen shows of a match: nothing in it is secret from the viewer. */
export interface Showing {
  /** Goes up when all before is to be forgotten (hand-over, undo): what draws `beats` starts anew from `rest`. */
  readonly run: number;
  /** The seat whose person holds the device; NOBODY while the curtain is down, or where only bots play. */
  readonly viewer: Seat;
  /** The seat whose person is to take the device; null while the curtain is up. */
  readonly curtain: Seat | null;
  /** What lies there before the first of `beats`. */
  readonly rest: State;
  /** The latest; grows at the end, and `dropped` counts those let go at the front. */
  readonly beats: readonly Beat[];
  readonly dropped: number;
  /** What lies there in the end: the view of the last beat. */
  readonly view: State;
  /** What the viewer may do now. */
  readonly moves: readonly Move[];
  readonly waiting: readonly Seat[];
  readonly over: boolean;
  /** The bot that is to decide next, while a driver runs. */
  readonly thinking: Seat | null;
  /** Null when undo would take back the viewer's last decision, else why not. */
  readonly undo: Barrier | null;
  /** `full` and `failed`: the match goes on in memory; what was saved before is as it was. */
  readonly saving: 'saved' | 'full' | 'failed';
}

export interface LogEntry {
  readonly decision: number;
  readonly seat: Seat;
  readonly event: Event;
}

/** A match under way. The true state stays inside. */
export interface Match {
  readonly id: number;
  readonly engine: Engine;
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  readonly showing: StoreApi<Showing>;
  summary(): Summary;
  /** Throws a RuleError when the rules do not allow it. */
  play(seat: Seat, move: Move): void;
  /** Takes back the viewer's last decision, if nothing forbids it. */
  undo(): void;
  /** All that happened since the match began, as the viewer may know it. */
  log(): readonly LogEntry[];
  /** The person at the curtain takes the device. */
  take(): void;
  /** The match ends without a result. */
  abandon(): void;
}

/** A match step by step; step 0 is the deal, step n what lies there after n decisions. */
export interface Replay {
  readonly summary: Summary;
  readonly engine: Engine;
  readonly steps: number;
  /** What lay there after so many decisions, and the beats that led there from the step before. */
  at(step: number): { readonly rest: State; readonly beats: readonly Beat[]; readonly view: State };
}

export interface Listed {
  /** Newest first. */
  readonly underWay: readonly Summary[];
  readonly finished: readonly Summary[];
  readonly refused: readonly Refusal[];
}

/** Every match on this device. */
export interface Matches {
  list(): Listed;
  begin(setup: Setup): Match;
  open(id: number): Match | Refusal;
  replay(id: number, shown: 'open' | 'all'): Replay | Refusal;
  remove(id: number): void;
}

/** Decides for a bot, in slices of a few milliseconds. */
export type Thinker = (engine: Engine, state: State, seat: Seat, level: LevelName, seed: number) => Generator<undefined, Move>;

/** Plays the bots and hands the device round, while somebody watches. */
export interface Driver {
  start(): void;
  /** The screen was left or the app went to the background: with several people the curtain falls at once. */
  stop(): void;
}

export interface Driving {
  readonly think: Thinker;
  readonly handOver: () => 'always' | 'needed';
  /** How many beats the screen has not yet begun to show; left out: there is no screen. */
  readonly behind?: () => number;
  /** Lets others run; resolves after so many milliseconds, 0 for as soon as taps are served. */
  readonly pause: (ms: number) => Promise<void>;
}
