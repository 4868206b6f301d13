/** The words a game's author meets. What each must keep to is listed in docs/kernel.md, K1 to K10. */

/** A place at the table, from 0, clockwise. */
export type Seat = number;

/** A card by its number in its game's content, from 1. In a view, 0 is a card that lies face down. */
export type Card = number;

export type Fact = number | string | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

/** Something a seat may choose: plain data with a type. */
export interface Move {
  readonly type: string;
}

export type Options = Readonly<Record<string, number | string | boolean>>;

/** What a match can be set to, as data: the new-match screen and the contract suite are made from it. */
export type OptionRule = (
  | { readonly kind: 'flag'; readonly initial: boolean }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[]; readonly initial: string | number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly initial: number }
) & {
  /** The numbers of seats that this option is for. */
  readonly seats?: readonly number[];
  /** Changes nothing unless another option has this value, so it is not asked for then. */
  readonly when?: { readonly option: string; readonly is: number | string | boolean };
};

/** The generator behind all chance: four integers of 32 bits. */
export type Chance = [number, number, number, number];

/** One level of the flow of play: where it stands, by name, so that a step inserted later breaks no save. */
export interface Frame {
  procedure: string;
  step: string;
  locals: object;
  /** Sealed choices so far, by seat; only while a sealed step waits. */
  chosen?: (Move | null)[];
}

/** What every match has. A game adds its own fields: all of it JSON. */
export interface State {
  readonly seats: number;
  readonly first: Seat;
  readonly options: Options;
  chance: Chance;
  /** The frame that is being followed comes last. Empty: the match is over. */
  flow: Frame[];
  /** How many moves were played. */
  played: number;
}

/** Facts that only some seats may know, and which seats. */
export interface Secret {
  readonly to: readonly Seat[];
  readonly [name: string]: Fact | undefined;
}

/** Something that happened, told after the state changed: one beat for the screen, one line for the log. */
export interface Event {
  readonly key: string;
  readonly seat?: Seat;
  readonly secret?: Secret;
  readonly [name: string]: Fact | Secret | undefined;
}

export interface Dice {
  /** An integer from 0 up to, and not including, `below`. */
  random(below: number): number;
  shuffle(cards: Card[]): void;
}

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

/** How a bot decides, as data. */
export type Level =
  | { readonly kind: 'random' }
  | {
      readonly kind: 'sampler';
      /** Imagined worlds a move is tried in. */
      readonly worlds: number;
      /** Turns of others that are followed before the state is judged. */
      readonly replies: number;
      /** The share of remembered places that it has lost. */
      readonly forgets: number;
      /** How far from the best a move may look and still be played, in the judge's points. */
      readonly careless: number;
      /** Of more moves than this, only the best in the first world are tried in the others; left out, all are. */
      readonly keeps?: number;
      /**
       * A move that is behind the best by so many standard errors is given up, from the second world on; so is one level
       * with it in every world. Left out: none.
       */
      readonly sure?: number;
      /**
       * Judges by what the game's bots have learned; `careless` is in millionths of a win then. This is the level that plays
       * where they have learned nothing. Left out: the level judges by hand.
       */
      readonly learned?: Level;
    }
  | {
      readonly kind: 'search';
      /** Tries, each in a world of its own. */
      readonly tries: number;
      /** Decisions that a try follows below the tree before the state is judged. */
      readonly depth: number;
      readonly forgets: number;
      readonly careless: number;
    };

export type LevelName = 'easy' | 'normal' | 'hard' | 'master';
export type Levels = Readonly<Record<LevelName, Level>>;

/** The weights of a net as text, written by `npm run train`. */
export interface LearnedNet {
  /** The numbers of seats it was trained for. */
  readonly seats: readonly number[];
  readonly inputs: number;
  readonly biases: readonly number[];
  readonly outs: readonly number[];
  readonly bias: number;
  /** Eight bits each, in base64. */
  readonly weights: string;
}

/** What the bots of a game look at, and what they have learned of it. It is loaded when a match of the game begins. */
export interface Learned<S extends State = State> {
  /** How many numbers `fill` writes. */
  readonly inputs: number;
  /**
   * Writes what a seat knows of a state as whole numbers; 64 stands for one. All of `x` is 0 before. What the seat cannot
   * see changes none of them.
   */
  fill(s: S, seat: Seat, x: Int32Array): void;
  /** The share of winning in millionths where nothing needs to be learned to tell it; null elsewhere. */
  decided?(s: S, seat: Seat): number | null;
  readonly nets: readonly LearnedNet[];
}

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
  believe?(s: S, seat: Seat, dice: Dice): void;
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
