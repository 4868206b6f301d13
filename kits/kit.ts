import type { Output } from '../scripts/art/render';
import type { Owners } from '../scripts/balance/owners';
import type { Tables } from '../scripts/balance/tables';
import type { Proofs } from '../scripts/golden/cards';
import type { Wanted } from '../scripts/playthrough/play';
import type { Eyes } from '../src/rules/bots/eyes';
import type { SheetRound } from '../src/rules/kernel/sheet';
import type { Dice, Event, Move, Options, State } from '../src/rules/kernel/types';

/** A plain program that knows one game, to measure the bots against. */
export type Peer = (eyes: Eyes, dice: Dice) => Move;

/** What a level is held to: the share of matches that the one must win against the others. */
export interface Pairing {
  readonly seats: number;
  /** `random`, the name of a level, or of one of the game's peers. */
  readonly one: string;
  readonly others: string;
  readonly matches: number;
  readonly aim: number;
}

/** Follows a match and enters it on the game's score sheet, as somebody beside the table would. */
export interface Scorer {
  /** A move that has to be played where it is offered. Left out: any. */
  choose?(moves: readonly Move[]): Move | undefined;
  watch?(state: State, event: Event): void;
  /** What has been entered when the match is over. */
  enter(state: State): readonly SheetRound[];
}

/** How a game's nets are trained. */
export interface Training {
  /** In how many imagined worlds a move is tried. */
  readonly worlds: number;
  /** Matches are broken off after so many decisions; whoever is ahead then has won, so that standing still pays for nobody
   * who is behind. */
  readonly longest: number;
  /** How many hidden units a net has. */
  readonly hidden: number;
  /** Has a training match begin elsewhere than at its beginning. */
  begin?(s: State, dice: Dice): void;
  /** Says whether what is left to play changes nothing: a training match ends there. Left out: it is played to its end. */
  isSettled?(s: State): boolean;
  /** How much of a state's worth comes from what followed rather than from what the net thinks of the next state that is
   * learned from. */
  readonly lambda?: number;
  /** One state of so many is learned from; those that follow each other in a long match teach nearly the same. Left out: all. */
  readonly every?: number;
  /** A net that knows nothing begins with following one input, in which stands what the judge by hand says. */
  readonly follows?: { readonly input: number; readonly weight: number };
}

export type BoxNumbers = Readonly<Record<string, number | string>>;

/** A set of pictures that must be told apart in a hand. */
export interface Deck {
  readonly name: string;
  readonly files: RegExp;
  readonly count: number;
}

/** Everything that tests and tools know of one game: no list of games stands anywhere else. */
export interface GameKit {
  readonly id: string;
  /** Matches that are kept as text in __tests__/golden and reviewed as a diff; by name. */
  readonly golden: Readonly<Record<string, Wanted>>;
  /** Cards whose texts are made from data: kept in __tests__/golden too. */
  readonly cards?: Proofs;
  readonly ladder: {
    readonly pairings: readonly Pairing[];
    readonly peers: Readonly<Record<string, Peer>>;
  };
  /** Left out: its bots do not learn. */
  readonly training?: Training;
  /** Moves a second of random play that a phone is asked for at least, measured under --jitless. */
  readonly bench: readonly { readonly seats: number; readonly least: number }[];
  readonly sheet: {
    /** Names of what the points are made of: each has words under `keeper.part`. */
    readonly parts: readonly string[];
    /** Names of what some parts count: each has words under `keeper.count`. */
    readonly counts?: readonly string[];
    /** Names of what it says about points: each has words under `keeper.note`. */
    readonly notes?: readonly string[];
    /** A new one for each match. */
    scorer(): Scorer;
    /** Further ways of entering a match; `isBlind` where ties stay ties, since nobody enters what would break them. */
    readonly ways?: readonly { readonly name: string; readonly isBlind?: boolean; scorer(): Scorer }[];
  };
  readonly box: {
    /** The numbers of each step of setting up the box, counted in a match that has just been set up. */
    dealt(seats: number, options: Options): Readonly<Record<string, BoxNumbers>>;
    /** Options that change how the box is set up, besides those the game has at first. */
    variants?(seats: number): readonly Options[];
  };
  readonly art: {
    /** Empty where cards are drawn by the app itself. */
    readonly decks: readonly Deck[];
    /** All pictures of the game, and its box on the shelf if it stands there. Loaded only by `npm run art`. */
    outputs(): Promise<readonly Output[]>;
  };
  /** What of the game's balance is watched. */
  readonly balance?: Owners | Tables;
}
