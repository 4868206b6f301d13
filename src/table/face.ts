import type { ComponentType } from 'react';
import type { ImageRequireSource } from 'react-native';

import type { Event, Move, Seat, State } from '../rules/kernel/types';
import type { MarkName } from '../theme/marks';
import type { Phrase } from '../words/phrase';

import type { Lesson } from './lesson';
import type { Flow, Handle, Scene, Size } from './scene';

/** Why a touch leads to nothing: the rule by its number, and what it says of this. */
export interface Refusal {
  readonly rule: string;
  readonly why: Phrase;
}

/** A chapter of the rules: its words are `<game>:rules.<id>.title` and `<game>:rules.<number>` for each rule. */
export interface RuleSection {
  readonly id: string;
  /** Numbers of the rules in it, as refusals name them. */
  readonly rules: readonly string[];
  /** Faces of cards that show what is meant. */
  readonly faces: readonly string[];
}

/** Who sits there: names and marks by seat. */
export interface SheetProps<S extends State = State> {
  readonly view: S;
  readonly names: readonly string[];
  readonly marks: readonly MarkName[];
  /** Who looks, while the match goes on. */
  readonly viewer?: Seat;
}

/** The face of a game: everything a person meets of it. All but the components is pure. Events hold plain facts, so what lies in them is a `type`: an interface has no index signature. */
export interface GameFace<S extends State = State, M extends Move = Move, E extends Event = Event> {
  readonly id: string;
  /** Height of a card for a width of 1. */
  readonly aspect: number;
  /** What lies where; `open` is a group that is drawn large, so that a finger meets its places one by one. */
  scene(view: S, seat: Seat, size: Size, open: string | null): Scene;
  /** The ways a hand can do a move; none means a button, and so does one with neither piece nor place, besides the others. */
  handles(view: S, seat: Seat, move: M): readonly Handle[];
  /** How many rows of buttons below the table a match with these options ever needs; left out: 1. The room is kept all the while, for a table that changed its size would stir every card. */
  buttonRows?(view: S): number;
  flows(event: E): readonly Flow[];
  /** What happened, in words for this viewer; null when it goes without saying. */
  tell(event: E, viewer: Seat): Phrase | null;
  /** A move in words: on its button, in the choice sheet, for those who listen. */
  say(view: S, seat: Seat, move: M): Phrase;
  /** Asked before a move that ends much at one tap, or does more than the hand that does it shows, and can't be taken back; null for all others. */
  sure?(view: S, seat: Seat, move: M, isByHand: boolean): Phrase | null;
  /** What the match waits for, as this seat reads it: what it is to do, or for whom it waits. */
  prompt(view: S, seat: Seat): Phrase;
  /** Why a hand that takes this piece, or puts it there, or taps this place, does no move. */
  refuse(view: S, seat: Seat, touched: Handle): Refusal | null;
  /** Where the match stands, beside the game's name: "round 3". */
  status(view: S): Phrase;
  /** A face in words, and the rule it stands for, for the large card. */
  describe(face: string): { readonly name: Phrase; readonly rule: Phrase | null };
  /** A card's picture: front for a face, back for null. Fills its parent. */
  readonly Face: ComponentType<{ readonly face: string | null; readonly large?: boolean }>;
  /** The table's ground, behind everything. */
  readonly Ground: ComponentType;
  /** Shown over the table after an event of this key until it is put away: a score sheet, a reveal. */
  readonly Sheets?: Readonly<Record<string, ComponentType<SheetProps<S>>>>;
  /** Where the points came from so far: to look at during a match, and with its result. */
  readonly ScoreSheet: ComponentType<SheetProps<S>>;
  /** Pictures to have at hand before the first card is drawn. */
  readonly pictures: readonly ImageRequireSource[];
  readonly rules: readonly RuleSection[];
  readonly lesson: Lesson<S, M>;
}
