import type { ComponentType } from 'react';
import type { ImageRequireSource } from 'react-native';

import type { Gain } from '../match/reasons';
import type { LogEntry } from '../match/types';
import type { Event, Move, Seat, State } from '../rules/kernel/types';
import type { SoundName } from '../sounds/names';
import type { MarkName } from '../storage/marks';
import type { Tint } from '../theme/colours';
import type { Phrase } from '../words/phrase';

import type { Felt } from './cats/voices';
import type { Lesson } from './lesson';
import type { CardFlow, Handle, Scene, Scenery, Size } from './scene';

/** Something that a move has brought. */
export type MoveGain = Gain<Phrase>;

/** Why a touch plays no move: the number of the rule, and a sentence about this case. */
export interface FaceRefusal {
  readonly rule: string;
  readonly why: Phrase;
}

/** Pictures of a game by name; the names on faces are plain texts. */
export type Pictures = Readonly<Record<string, ImageRequireSource>>;

/** A chapter of the rules. Its words are `<game>:rules.<id>.title` and `<game>:rules.<number>` for each rule. */
export interface RuleSection {
  readonly id: string;
  /** The numbers of its rules, which refusals name too. */
  readonly rules: readonly string[];
  /** The faces of cards that illustrate it. */
  readonly faces: readonly string[];
}

/** What decided a match: a sentence, and a card that shows it. */
export interface Decider {
  readonly text: Phrase;
  readonly face?: string;
}

/** The names and marks are listed by seat. */
export interface SheetProps<S extends State = State> {
  readonly view: S;
  readonly names: readonly string[];
  readonly marks: readonly MarkName[];
  /** The seat that looks, while the match goes on. */
  readonly viewer?: Seat;
}

/** A sentence for who meets something for the first time; it is shown once on a device. */
export interface Hint {
  readonly id: string;
  readonly text: Phrase;
  /** Places to point at meanwhile. */
  readonly point?: readonly string[];
  /** Where on the table it stands, if not at its head: nothing that is asked or pointed at may be below it. */
  readonly stands?: 'middle' | 'foot';
}

/** A card that somebody has just played. */
export interface PlayedCard {
  readonly seat: Seat;
  /** Its face. */
  readonly card: string;
}

/** Letters and numbers of a keyboard that do at once what else takes several presses. */
export interface FaceKeys<M extends Move = Move> {
  /** The list of keys tells each of these by `<game>:keys.<id>.name` and `.does`. */
  readonly told: readonly string[];
  /** The key that presses this place; null where none does. */
  findForPlace(place: string, viewer: Seat): string | null;
  /** The key that decides this move. */
  findForMove(move: M): string | null;
}

/** What a panel is built from. It plays moves itself, and only those that are listed. */
export interface PanelProps<S extends State = State, M extends Move = Move> {
  readonly view: S;
  readonly viewer: Seat;
  readonly names: readonly string[];
  readonly marks: readonly MarkName[];
  readonly width: number;
  readonly height: number;
  /** The moves that are allowed now; none while something is still to be shown. */
  readonly moves: readonly M[];
  play(move: M): void;
  /** Opens one of the face's papers. */
  open(name: string, subject: string): void;
}

/** An event of the match so far, and who decided what led to it. */
export type PastEvent = Pick<LogEntry, 'seat' | 'event'>;

/** What happened so far, as the viewer may know it. */
export interface Past {
  list(): readonly PastEvent[];
  /** Describes some of it, chapter by chapter. */
  tell(events: readonly PastEvent[]): readonly Phrase[];
}

/** What a paper is built from. */
export interface PaperProps<S extends State = State, M extends Move = Move> extends Omit<
  PanelProps<S, M>,
  'width' | 'height'
> {
  readonly subject: string;
  /** The face of the card that was touched, if it was one. */
  readonly card: string | null;
  /** Nothing where no match is under way, as in a lesson. */
  readonly past?: Past;
  close(): void;
}

/** A paper that is read over the table, such as what a place means or what somebody owns. */
export interface PaperKind<S extends State = State, M extends Move = Move> {
  title(view: S, viewer: Seat, subject: string): Phrase;
  readonly Content: ComponentType<PaperProps<S, M>>;
  /** Stands below what scrolls, such as the buttons that the paper is opened for. */
  readonly Foot?: ComponentType<PaperProps<S, M>>;
}

/** How cards are picked on a score sheet: by their pictures, in rows as people look for them. */
export interface SheetCards {
  readonly rows: readonly { readonly name: Phrase; readonly cards: readonly string[] }[];
  /** The small picture of a card: as it is, taken, or taken and hungry. */
  drawCard(card: string, look: 'plain' | 'taken' | 'hungry'): string;
  /** The names that a search goes through, in all languages. */
  listNames(card: string): readonly string[];
  /** Where owners of a box may correct cards: what each ability does, of a card in the text that their sheets keep. */
  describeAbilities?(text: string): readonly Phrase[];
}

/**
 * The face of a game: everything a person meets of it. All but the components is pure. Event types must be `type`
 * aliases, since an interface has no index signature.
 */
export interface GameFace<S extends State = State, M extends Move = Move, E extends Event = Event> {
  readonly id: string;
  /** The height of a card of width 1. */
  readonly aspect: number;
  /** Lays out the table. `open` is a group to be drawn large, so that a finger can meet its places one by one. */
  layOutScene(view: S, seat: Seat, size: Size, open: string | null): Scene;
  /**
   * Lists the ways in which a hand can do a move. A move without any becomes a button; a handle with neither piece nor
   * place adds a button to the others.
   */
  listHandles(view: S, seat: Seat, move: M): readonly Handle[];
  /**
   * The most rows of buttons below the table that a match with these options needs; 1 by default. The room is kept all
   * the time, because a table that changes its size would move every card.
   */
  buttonRows?(view: S): number;
  /** Whether one row below the table has to do, with at most two buttons, since the table needs the height. */
  readonly isSlim?: boolean;
  listFlows(event: E): readonly CardFlow[];
  /** The places whose cards somebody looks at where they lie. */
  listLooks?(event: E): readonly string[];
  /** Whom an event pleases or annoys, as everybody saw: a cat there may say so. */
  listFelt?(event: E): readonly Felt[];
  /** Lists the cards of others that stand large while this event is told, where the scene has room for them. */
  listPlayed?(event: E, viewer: Seat, view: S): readonly PlayedCard[];
  /** What is called out in large letters over the table, for the few moments that turn a match. */
  announce?(event: E): Phrase | null;
  /** The sounds of the game's own moments, by the key of their event; all else sounds as cards do. */
  readonly sounds?: Readonly<Partial<Record<E['key'], SoundName>>>;
  /**
   * Describes an event to this viewer; null when it goes without saying. The view is of any moment of the match: it
   * gives names to things that are numbers in events.
   */
  describeEvent(event: E, viewer: Seat, view: S): Phrase | null;
  /**
   * Describes what everybody sees happen and no sentence is shown for, such as a pass: who hears the table is told, and
   * the list of what happened says it.
   */
  describeUnsaid?(event: E, viewer: Seat, view: S): Phrase | null;
  /**
   * Whether an event goes on with what the last one told, so that both are shown as one. In a game that joins events,
   * those without words go with what follows them, and who skips does so up to the next question of their own.
   */
  joins?(last: E, next: E, viewer: Seat): boolean;
  /**
   * The page on which an event stands, in a game that otherwise shows one after the other. What stands on one page is
   * shown as one, and told by `describeBriefly`, also to who hears it; a tap turns it.
   */
  pageOf?(event: E): string | null;
  /** Describes joined events to this viewer, those without words among them; by default each by itself. */
  describeChapter?(events: readonly E[], viewer: Seat, view: S): readonly Phrase[];
  /**
   * Describes joined events in few words, for who sees them on the table meanwhile; by default as to who hears them and
   * who looks them up later.
   */
  describeBriefly?(events: readonly E[], viewer: Seat, view: S): readonly Phrase[];
  /**
   * What the table itself gives to read while joined events are told, such as cards and sums on a paper: it stands as
   * long as reading that takes, also if a decision of the viewer has brought it about.
   */
  describeShown?(events: readonly E[], viewer: Seat, view: S): readonly Phrase[];
  /** How many beats may still be to be shown when a bot decides, so that what several decide can be joined; 1 by default. */
  readonly runsAhead?: number;
  /** Describes a move: on its button, in the choice sheet and for screen readers. */
  describeMove(view: S, seat: Seat, move: M): Phrase;
  /** What a button says that stands beside the question, if it is less than the whole. */
  describeButton?(view: S, seat: Seat, move: M): Phrase;
  /** The question above several moves that one touch may mean; null where it need not say what is decided. */
  askWhich?(view: S, seat: Seat, moves: readonly M[]): Phrase | null;
  /**
   * The question before a move that ends much with one tap, or does more than its gesture shows, and cannot be undone;
   * null for all other moves.
   */
  askToConfirm?(view: S, seat: Seat, move: M, isByHand: boolean): Phrase | null;
  /** What the match waits for, as this seat reads it: what to do, or for whom to wait. */
  prompt(view: S, seat: Seat): Phrase;
  /** Says why taking this piece, putting it there or tapping this place plays no move. */
  explainRefusal(view: S, seat: Seat, touched: Handle): FaceRefusal | null;
  /** Lists what a beginner should know at this question, the most important first. */
  hints?(view: S, seat: Seat): readonly Hint[];
  /**
   * Lists what has changed between two imagined states, as a seat counts it: advice says in what its moves differ. The
   * fact `amount` is added to each phrase.
   */
  listGains?(before: S, after: S, seat: Seat): readonly MoveGain[];
  /** Whether what a move brings is still to come, after what others decide. */
  isComing?(before: S, after: S): boolean;
  /** Tells a seat what each of its choices would bring now, a paragraph each; the menu shows it. */
  explainOptions?(view: S, seat: Seat): readonly (readonly Phrase[])[];
  /** Where the match stands, beside the game's name: "round 3". */
  status(view: S): Phrase;
  /** The name of a card's face and the rule it stands for; the large card shows both. */
  describe(face: string): { readonly name: Phrase; readonly rule: Phrase | null };
  /** Draws a card: the front for a face, the back for null. It fills its parent. */
  readonly Face: ComponentType<{ readonly face: string | null; readonly large?: boolean }>;
  /** The game's own ground colours, for plates, papers and buttons of its table and of the strip above it. */
  readonly tint?: Tint;
  /** Whether who has the fewest points is ahead. */
  readonly isFewestBest?: boolean;
  /** Draws the table's background. */
  readonly Ground: ComponentType;
  /** Whether something is counted before everybody's eyes: what is told stands where else the question does. */
  isCounting?(view: S): boolean;
  /** Whether the night over the table ends, so that the ground grows warm; left out: it never does. */
  isDawn?(view: S): boolean;
  /** Draws the pictures of the scenery. */
  readonly Scenery?: ComponentType<Pick<Scenery, 'picture' | 'width' | 'height' | 'data'>>;
  /** Components for the panels of the scene, by name. */
  readonly Panels?: Readonly<Record<string, ComponentType<PanelProps<S, M>>>>;
  /** The papers that places open, by name. */
  readonly Papers?: Readonly<Record<string, PaperKind<S, M>>>;
  /** Components shown over the table after an event with this key, until they are closed: a score sheet, a reveal. */
  readonly Sheets?: Readonly<Record<string, ComponentType<SheetProps<S>>>>;
  /** The button that puts such a sheet away and goes on, so that the table can be looked at before; left out: closing it goes on. */
  closeSheet?(view: S): Phrase;
  /** Shows where the points came from so far, during a match and with its result. */
  readonly ScoreSheet: ComponentType<SheetProps<S>>;
  /** What put the winner ahead of the seat behind, in a match that is over; null where nothing stands out. */
  explainWin?(view: S, winner: Seat, other: Seat): Decider | null;
  /** Whether most points come with the count at the end, so that the last decision only seems to bring them. */
  readonly isCountedLast?: boolean;
  /** The points of each seat if all were counted now, where the game counts most of them at its end. */
  countNow?(view: S): readonly number[];
  /** What the last points brought a seat, where moves say nothing of points. The view is of right after them. */
  describeGain?(view: S, seat: Seat): Phrase;
  /** A line of signs that tells how a seat has played, to be sent to somebody who plays the same deal. */
  describeSigns?(view: S, seat: Seat): Phrase;
  /** Pictures to preload before the first card is drawn. */
  readonly pictures: readonly ImageRequireSource[];
  /** Every face of a card or token, for the gallery; left out: those that illustrate the rules. */
  readonly faces?: readonly string[];
  /** Left out: cards on its score sheet are picked by their names. */
  readonly sheetCards?: SheetCards;
  /** Keys of its own, besides those of every table. */
  readonly keys?: FaceKeys<M>;
  readonly rules: readonly RuleSection[];
  readonly lesson: Lesson<S, M>;
}
