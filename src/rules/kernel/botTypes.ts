import type { Seat, State } from './stateTypes';

/** How bots decide, and what they have learned. */

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
      /** No move is given up before it was tried in so many worlds: the first few agree by chance. Left out: two. */
      readonly after?: number;
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
  /**
   * For each number of seats how many times what it says of the seats of a match is stretched before people are told, in
   * parts of 4096. Each seat sees another hand, so that together they know more than the net says of any. Left out: once.
   */
  readonly slopes?: readonly number[];
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
  /**
   * A state that an imagined one is judged as, too, for whoever looks, and how much that weighs, 0 to 1. It may see
   * everything, since bots come to it by what they imagine. Null, or left out: the imagined one alone is judged.
   */
  settle?(s: S, seat: Seat): { readonly state: S; readonly weight: number } | null;
  /** The share of winning in millionths where nothing needs to be learned to tell it; null elsewhere. */
  findDecided?(s: S, seat: Seat): number | null;
  readonly nets: readonly LearnedNet[];
}
