import type { StoreApi } from 'zustand/vanilla';

import type { Eyes } from '../rules/bots/eyes';
import type { LevelName } from '../rules/bots/levels';
import type { Engine, Event, Move, Options, Seat, State } from '../rules/kernel/types';
import type { CatName } from '../storage/cats';
import type { MarkName } from '../storage/marks';
import type { RecordList, Refusal, UnfinishedList } from '../storage/records';
import type { RecordSaveResult, UnsavedText, SaveResult } from '../storage/twoSlots';
import type { Work } from '../storage/work';

import type { Unplayable, Uncoded } from './code/reasons';
import type { Decision } from './decisions';

/** The person number of a guest. People of this device are counted from 1. */
export const GUEST = 0;

/** Who sits at a seat: a person of this device, a guest, or a bot. */
export type Sitter =
  | {
      readonly kind: 'person';
      readonly person: number;
      readonly name: string;
      readonly mark: MarkName;
      /** The app declines for this person when they are asked out of turn and can do nothing else. */
      readonly declines?: boolean;
    }
  | {
      readonly kind: 'bot';
      readonly level: LevelName;
      /** Left out in matches of before the cats, and in those that came as a code. */
      readonly cat?: CatName;
      readonly name: string;
      readonly mark: MarkName;
    };

/** What a new match needs to begin. */
export interface Setup {
  readonly game: string;
  /** The sitters by seat. */
  readonly sitters: readonly Sitter[];
  readonly options?: Options;
  /** The seat that begins; drawn when it is left out. */
  readonly first?: Seat;
  /** The seed of all chance; drawn when it is left out. */
  readonly seed?: number;
  /** Whether the device lies open on the table between private moments; of use to several people only. */
  readonly openTable?: boolean;
  /** Whether everybody may ask for advice; who plays alone against bots always may. */
  readonly adviceForAll?: boolean;
}

/** A match as a line of a list: all that Home and History need without loading its engine. */
export interface Summary {
  readonly id: number;
  readonly game: string;
  readonly status: 'underWay' | 'finished' | 'abandoned';
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  /** Milliseconds since 1970, by this device's clock. */
  readonly begun: number;
  readonly touched: number;
  /** The number of decisions so far. */
  readonly played: number;
  readonly waiting: readonly Seat[];
  readonly score: readonly number[];
  /** By seat, 1 for the winners; null until the match is finished. */
  readonly places: readonly number[] | null;
  /** Tells matches of one deal. A line of before lacks it. */
  readonly seed?: number;
  /** How often each seat had advice; left out where nobody had any. */
  readonly advised?: readonly number[];
  /** Whether it was played on from a moment of another match, so that it counts in no figure. */
  readonly isExercise?: boolean;
}

/** Why a saved match cannot be opened or replayed. */
export type MatchRefusal = Refusal<Summary>;

/** An event as the viewer may know it, with what the viewer saw right after it. */
export interface Beat {
  /** The number of the decision it belongs to, counted from 1. */
  readonly decision: number;
  /** The seat that decided. */
  readonly seat: Seat;
  /** Null for the last beat of a decision, which shows the state when all has happened. */
  readonly event: Event | null;
  readonly view: State;
}

/**
 * Why undo goes no further back: a card was seen, chance was used, another person acted, it was not done at the open
 * table, the match began here, it is over, or nobody holds the device.
 */
export type UndoLimit = 'seen' | 'chance' | 'person' | 'table' | 'start' | 'over' | 'nobody';

/** What a screen shows of a match. Nothing in it is secret from the viewer. */
export interface Showing {
  /** Goes up when everything shown must be forgotten (hand-over, undo); a table then starts afresh from `rest`. */
  readonly epoch: number;
  /** The seat whose person holds the device; NOBODY while the curtain is shown, at an open table, or when only bots play. */
  readonly viewer: Seat;
  /** At an open table, the seat whose person is spoken to, and from whose side it is drawn; else null. */
  readonly asked: Seat | null;
  /** The seat whose person is to take the device; null while no curtain is shown. */
  readonly curtain: Seat | null;
  /** The state before the first of `beats`. */
  readonly rest: State;
  /** Grows at the end; `dropped` counts the beats that were removed at the front. */
  readonly beats: readonly Beat[];
  readonly dropped: number;
  /** The state after the last beat. */
  readonly view: State;
  /** The moves that the viewer may make now; at an open table, those of the asked seat that need nothing secret. */
  readonly moves: readonly Move[];
  readonly waiting: readonly Seat[];
  readonly status: Summary['status'];
  /** The bot that decides next, while a driver runs. */
  readonly thinking: Seat | null;
  /** Null when undo would take back the viewer's last decision, else the reason why it cannot. */
  readonly undoBlockedBy: UndoLimit | null;
  /** When it is not `saved`, the match lives on in memory, and the record is as it was before. */
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

/** An open match. The true state never leaves it. */
export interface Match {
  readonly id: number;
  readonly engine: Engine;
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  /** The seed of all chance: with it, the same people and options, the same match can be dealt again. */
  readonly seed: number;
  readonly showing: StoreApi<Showing>;
  /** Beside `showing`, so that nothing is drawn again because something was drawn. */
  readonly shown: StoreApi<Shown>;
  /** A screen has shown so many beats of this epoch to their end, those that were dropped included. */
  markShown(epoch: number, count: number): void;
  /** How many beats no screen has shown to their end yet, the one being shown included. */
  countUnshown(): number;
  summary(): Summary;
  /** Throws a RuleError when the rules do not allow the move. */
  play(seat: Seat, move: Move): void;
  /** Takes back the viewer's last decision and what bots did after it, unless `undoBlockedBy` says why not. */
  undo(): void;
  /** Everything that happened since the match began, as the viewer may know it. */
  log(): readonly LogEntry[];
  /** Whether people may have advice in this match: one alone with bots, or several who have agreed. */
  readonly isAdviceOffered: boolean;
  /** Whether the person at this seat, who holds the device, may have advice now: at the own turn, and where all agreed. */
  mayHaveAdvice(seat: Seat): boolean;
  /** What this seat may do and worlds that it may imagine, for advice; null where it may have none. */
  giveEyes(judging: Engine, seat: Seat): Eyes | null;
  /** Notes that this seat had advice. */
  countAdvice(seat: Seat): void;
  /** Starts a bot's search for what its seat should decide now. */
  startThinking(think: Thinker, seat: Seat): Generator<undefined, Move>;
  /** Lets somebody think over a match that is over: how it began, and every decision. Null while it is under way. */
  thinkOver<T>(review: (base: State, decisions: readonly Decision[]) => T): T | null;
  /** What this seat saw after so many decisions of a match that is over; null while it is under way. */
  seenAt(step: number, seat: Seat): State | null;
  /**
   * The move that the app makes for this seat's person: the only one, or one they wish it to make. Null when they have
   * a choice or are not asked.
   */
  findAppMove(seat: Seat): Move | null;
  /** Whether this seat is asked for a card that it may be asked for again, and may say that it plays none for a while. */
  maySitOut(seat: Seat): boolean;
  /** Plays none of these cards for this seat, now and in the span that the game names. Forgotten when the app ends. */
  sitOut(seat: Seat): void;
  /** Whether the device lies open on the table between private moments. */
  readonly isOpenTable: boolean;
  /**
   * Lays the device on the table, seen by nobody in particular. `unseen` is as in `cover`. Who is through needs their
   * cards no more until they are asked for something else.
   */
  layOpen(unseen: number, isThrough?: boolean): void;
  /** Whether this seat's person, who waits for others, is to say whether they need their cards once more. */
  isAskedAgain(seat: Seat): boolean;
  /** Asks this seat's person at the open table; shows the curtain when they need their cards for every answer. */
  ask(seat: Seat): void;
  /** Whether this seat sees anything now that is not seen by all. */
  holdsCards(seat: Seat): boolean;
  /** Whether this seat's person can answer only with their cards before them, or is not asked. */
  needsCards(seat: Seat): boolean;
  /** Whether anybody ever sees what others do not. */
  readonly hasSecrets: boolean;
  /**
   * Shows the curtain for this seat's person. `unseen` counts the beats that the viewer has not seen yet. Does nothing
   * when only one person plays.
   */
  cover(seat: Seat, unseen: number): void;
  /** The person at the curtain takes the device and is shown what happened since they last looked. */
  take(): void;
  /** Passes the device to this seat's person without a curtain. */
  passTo(seat: Seat): void;
  /** Ends the match without a result. */
  abandon(): void;
}

/** A match step by step: step 0 is the deal, step n the state after n decisions. */
export interface Replay {
  readonly summary: Summary;
  readonly engine: Engine;
  /** As in a match. */
  readonly seed: number;
  readonly steps: number;
  /** The state after that many decisions, and the beats that led there from the step before. */
  at(step: number): { readonly rest: State; readonly beats: readonly Beat[]; readonly view: State };
}

/** A moment of a finished match from which it is played on. */
export interface PlayOn {
  readonly match: number;
  /** After so many decisions, with this one made. */
  readonly at: number;
  readonly seat: Seat;
  readonly move: Move;
  /** The bots that play the other seats. */
  readonly level: LevelName;
  /** Whether what was hidden lies as it did then; else it is dealt anew as this seat may imagine it. */
  readonly isAsItWas: boolean;
}

export type MatchList = RecordList<Summary>;
export type UnfinishedMatches = UnfinishedList<Summary>;

/** The outcome of keeping a match from a code: its number, or why it was not kept. */
export type KeepResult = { readonly id: number } | { readonly refused: Unplayable | Exclude<SaveResult, 'saved'> };

/** Every match on this device. */
export interface Matches {
  list(): MatchList;
  /** Without those that were finished long ago, however many they are. */
  listUnfinished(): UnfinishedMatches;
  /** After this `list` takes no pause that anybody feels, however many there are. */
  prepareList(): Work<void>;
  /** Moves what is finished to where it takes little room. May be given up at any point. */
  tidy(): Work<void>;
  begin(setup: Setup): Match;
  /** Begins a match at a moment of another one: this seat's person against bots. It counts in no figure. */
  playOn(from: PlayOn): Match | MatchRefusal;
  open(id: number): Match | MatchRefusal;
  replay(id: number, shown: 'open' | 'all'): Replay | MatchRefusal;
  /** A finished match as a short text that replays on another device, or why there is none. */
  createCode(id: number): { readonly code: string } | { readonly refused: MatchRefusal['refused'] | Uncoded };
  /** The match whose code this text contains; nothing of it is saved. */
  replayCode(text: string, shown: 'open' | 'all'): Replay | { readonly refused: Unplayable };
  /** The number of the saved match whose code this text contains; null when it is not saved. */
  findKept(text: string): number | null;
  /**
   * Saves the match whose code this text contains, once. `personOf` finds the people of this device by name; everybody
   * else becomes a guest.
   */
  keep(text: string, personOf: (name: string) => number | null): KeepResult;
  /** Matches whose present state could not be saved, by number. */
  unsaved(): ReadonlyMap<number, UnsavedText>;
  remove(id: number): void;
}

/**
 * Decides for a bot in small steps; each yield lets other work run. It gets the true state, only to make the bot's eyes
 * of it.
 */
export type Thinker = (
  engine: Engine,
  state: State,
  seat: Seat,
  level: LevelName,
  seed: number,
) => Generator<undefined, Move>;
