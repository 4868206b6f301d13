import type { StoreApi } from 'zustand/vanilla';

import type { LevelName } from '../rules/bots/levels';
import type { Engine, Event, Move, Options, Seat, State } from '../rules/kernel/types';
import type { RecordSaveResult, UnsavedText, SaveResult } from '../storage/twoSlots';
import type { MarkName } from '../theme/marks';

import type { Unplayable, Uncoded } from './code/reasons';

/** The number of a person who is nobody of this device: people are counted from 1. */
export const GUEST = 0;

/** Who sits at a place: a person of this device, or a guest, or a bot. */
export type Sitter =
  | {
      readonly kind: 'person';
      readonly person: number;
      readonly name: string;
      readonly mark: MarkName;
      /** Asked in another's turn, this person lets the app decline where nothing else can be done. */
      readonly declines?: boolean;
    }
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

/** Why a saved match can't be opened, or can't be replayed. It is kept all the same. */
export interface MatchRefusal {
  readonly id: number;
  /** `older`: of a version from which no way leads here. */
  readonly refused: 'damaged' | 'newer' | 'older' | 'unknownGame' | 'missing';
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

/** Why undo goes no further back: a card was seen, chance was used, another person acted, it began here, it is over, nobody holds the device. */
export type UndoLimit = 'seen' | 'chance' | 'person' | 'start' | 'over' | 'nobody';

/** What a screen shows of a match: nothing in it is secret from the viewer. */
export interface Showing {
  /** Goes up when all before is to be forgotten (hand-over, undo): what draws `beats` starts anew from `rest`. */
  readonly epoch: number;
  /** The seat whose person holds the device; NOBODY while the curtain is down, or where only bots play. */
  readonly viewer: Seat;
  /** The seat whose person is to take the device; null while the curtain is up. */
  readonly curtain: Seat | null;
  /** What lies there before the first of `beats`. */
  readonly rest: State;
  /** Grows at the end; `dropped` counts those let go at the front. */
  readonly beats: readonly Beat[];
  readonly dropped: number;
  /** What lies there in the end: the view of the last beat. */
  readonly view: State;
  /** What the viewer may do now. */
  readonly moves: readonly Move[];
  readonly waiting: readonly Seat[];
  readonly status: Summary['status'];
  /** The bot that is to decide next, while a driver runs. */
  readonly thinking: Seat | null;
  /** Null when undo would take back the viewer's last decision, else why not. */
  readonly undoBlockedBy: UndoLimit | null;
  /** Not `saved`: the match goes on in memory, and what was saved before is as it was. */
  readonly saving: RecordSaveResult;
}

/** How far a screen has come with the beats of an epoch. */
export interface Shown {
  readonly epoch: number;
  readonly count: number;
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
  /** Beside `showing`, so that nothing is drawn again because something was drawn. */
  readonly shown: StoreApi<Shown>;
  /** A screen has shown so many beats of this epoch to their end, those that were dropped included. */
  markShown(epoch: number, count: number): void;
  /** How many beats no screen has shown to their end yet, the one being shown included. */
  countUnshown(): number;
  summary(): Summary;
  /** Throws a RuleError when the rules do not allow it. */
  play(seat: Seat, move: Move): void;
  /** Takes back the viewer's last decision, and what bots did after it, if nothing forbids it. */
  undo(): void;
  /** All that happened since the match began, as the viewer may know it. */
  log(): readonly LogEntry[];
  /** A bot's thoughts about what its seat is to decide now. */
  startThinking(think: Thinker, seat: Seat): Generator<undefined, Move>;
  /** The move by which the app declines for this seat's person, who wishes so; null where there is a choice, or nothing is asked. */
  findDecline(seat: Seat): Move | null;
  /** Whether anybody ever sees what others do not. */
  readonly hasSecrets: boolean;
  /** The curtain falls, for this seat's person; `unseen`: how many beats the viewer has not seen. Not where only one person plays. */
  cover(seat: Seat, unseen: number): void;
  /** The person at the curtain takes the device, and sees what happened since last looking. */
  take(): void;
  /** The device goes on to this seat's person without a curtain. */
  passTo(seat: Seat): void;
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

export interface MatchList {
  /** Newest first. */
  readonly underWay: readonly Summary[];
  readonly finished: readonly Summary[];
  readonly refused: readonly MatchRefusal[];
}

/** What became of keeping a match from a code: its number, or why there is none. */
export type KeepResult = { readonly id: number } | { readonly refused: Unplayable | Exclude<SaveResult, 'saved'> };

/** Every match on this device. */
export interface Matches {
  list(): MatchList;
  begin(setup: Setup): Match;
  open(id: number): Match | MatchRefusal;
  replay(id: number, shown: 'open' | 'all'): Replay | MatchRefusal;
  /** A finished match as a short text that replays on another device, or why there is none. */
  createCode(id: number): { readonly code: string } | { readonly refused: MatchRefusal['refused'] | Uncoded };
  /** The match whose code stands in this text; nothing of it is kept. */
  replayCode(text: string, shown: 'open' | 'all'): Replay | { readonly refused: Unplayable };
  /** The number of the match here whose code stands in this text; null where it is not kept. */
  findKept(text: string): number | null;
  /** Keeps the match whose code stands in this text, once; its people are those of whom `personOf` gives a number, all others guests. */
  keep(text: string, personOf: (name: string) => number | null): KeepResult;
  /** Matches that found no room as they stand, by number. */
  unsaved(): ReadonlyMap<number, UnsavedText>;
  remove(id: number): void;
}

/** Decides for a bot, bit by bit: each yield lets others run. It gets the true state to make the bot's eyes of it. */
export type Thinker = (
  engine: Engine,
  state: State,
  seat: Seat,
  level: LevelName,
  seed: number,
) => Generator<undefined, Move>;

/** Plays the bots and hands the device round, while somebody watches. */
export interface Driver {
  start(): void;
  /** The screen was left or the app went to the background: with several people the curtain falls at once. */
  stop(): void;
}

export interface DriverOptions {
  readonly think: Thinker;
  readonly handOver: () => 'always' | 'needed';
  /** A screen shows the match and says how far it has come: bots and the curtain wait for it. */
  readonly hasScreen?: boolean;
  /** Lets others run; resolves after so many milliseconds. */
  readonly pause?: (ms: number) => Promise<void>;
  readonly clock?: () => number;
}
