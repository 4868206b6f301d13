import type { Card, Seat, State } from '../kernel/types';

import type { AreaId, CathedralPiece, NightmareFace as NightmareFace } from './content/types';

export type CathedralOptions = {
  readonly length: 'standard' | 'variable';
  readonly forking: boolean;
  /** `drawn`, a pair by its numbers, or `chosen` for those of the two options below. */
  readonly nightmares: string;
  readonly firstNightmare: number;
  readonly secondNightmare: number;
  readonly side: NightmareFace;
  /** One person plays against one bot, and only points count (N11.2). */
  readonly trial: boolean;
};

/** A seat, or the Shadows. */
export type Side = number;
export const SHADOWS: Side = 4;
export const SIDES = 5;

/** No side: nobody controls the area, or no seat has a fortress there. */
export const NONE = -1;

export interface NightmareCathedral extends State {
  readonly options: CathedralOptions;
  /** The active seat, also while others react. */
  turn: Seat;
  /** How many turns are over. */
  turns: number;
  /** The space where the Turn marker began, and the one where it is. */
  startSpace: number;
  space: number;

  /** Units by area and side, at area * SIDES + side. */
  units: number[];
  /** The seat whose fortress stands in each area, and its levels. */
  fortress: Seat[];
  levels: number[];
  /** The side that controls each area; it is updated whenever something moves. */
  control: Side[];
  /** Where each seat's Stronghold and Winged One stand; 0 before set-up. */
  stronghold: AreaId[];
  winged: AreaId[];

  /** Units that are not on the map, by side, and fortress levels that are not, by seat. */
  supply: number[];
  blocks: number[];
  limbo: number[];
  /** Followers that lie on the Ritual track until the action ends (N7.2). */
  kneeling: number[];
  /** Devoured units by side. */
  devoured: number[];

  /** The steps of the markers, at seat * 2 + marker; 0 is before the first step. */
  ritual: number[];
  /**
   * The Night space where each seat's Dreamer sleeps. While a Dreamer is active, this is the space that it came from.
   */
  dreamer: number[];
  /** The Day space of the active Dreamer; NONE while it sleeps. */
  day: number;
  /** Whether a seat's Dreamer may go to any Night space in its next step 7. */
  wakes: boolean[];

  /** The two Nightmares in play, and where they stand: 0 is the Cathedral. */
  nightmares: number[];
  nightmareAt: AreaId[];
  /** The Nightmares that each seat commanded in this turn, one bit each. */
  commanded: number[];
  /** The pieces that are up, in the order in which they were built. */
  pieces: CathedralPiece[];
  /** The token on each space of the Forking Paths board; 0 for none. */
  tokens: number[];
  /** True when the cards of stage 2 are in play. */
  stageCards: boolean;
  /** True when the limit of devoured units was reached (N9.4). */
  lastRound: boolean;

  /**
   * The seat whose action or reaction is under way or was the last, and what it did in it; then what every seat did in
   * this turn, at seat * DEEDS + deed.
   */
  acting: Seat;
  acted: number[];
  turned: number[];

  /** Piles; the top card comes last. The second decks wait for stage 2. */
  deck: Card[];
  deck2: Card[];
  discards: Card[];
  /** Basic Combat lies at place 0 while it is in hand. */
  hands: Card[][];
  /** The upgrades on each action card, by seat and action; the one in force comes last. */
  actions: Card[][][];

  dreamDeck: Card[];
  /** The seats that know the card at the same place of the Dream deck, one bit for each seat. */
  dreamDeckMet: number[];
  dreamDeck2: Card[];
  market: Card[];
  dreams: Card[][];
  /** Dreams above the limit (N10.4). */
  visions: Card[][];
  /** Dreams that were played. */
  dreamt: Card[][];

  conflicts: Card[];
  /** How many cards at the bottom of the Conflict deck were seen by all. */
  conflictsMet: number;
  conflicts2: Card[];
  /** Conflict cards that left the game. */
  gone: Card[];
}

export type CathedralMove =
  | { readonly type: 'take'; readonly area: AreaId }
  | { readonly type: 'sleep'; readonly night: number }
  | { readonly type: 'act'; readonly day: number }
  | { readonly type: 'ignore'; readonly day: number }
  | { readonly type: 'agree' }
  | { readonly type: 'oppose' }
  | { readonly type: 'pass' }
  | { readonly type: 'done' }
  | { readonly type: 'dream'; readonly card: Card }
  | { readonly type: 'putBack'; readonly card: Card }
  | { readonly type: 'market'; readonly slot: number }
  | { readonly type: 'deck' }
  | { readonly type: 'deed'; readonly card: Card }
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'upgrade'; readonly card: Card }
  | { readonly type: 'keep'; readonly card: Card }
  | { readonly type: 'lay'; readonly card: Card }
  | { readonly type: 'produce'; readonly area: AreaId }
  | { readonly type: 'addShadow'; readonly area: AreaId }
  | { readonly type: 'removeShadow'; readonly area: AreaId }
  | { readonly type: 'recall'; readonly area: AreaId }
  | { readonly type: 'lose'; readonly area: AreaId }
  | { readonly type: 'level'; readonly area: AreaId }
  | { readonly type: 'move'; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'fly'; readonly to: AreaId }
  | { readonly type: 'convert'; readonly area: AreaId; readonly side: Side }
  | { readonly type: 'climb'; readonly marker: number }
  | { readonly type: 'worship'; readonly marker: number; readonly limbo: boolean }
  | { readonly type: 'kneel'; readonly area: AreaId }
  | { readonly type: 'accept' }
  | { readonly type: 'choose'; readonly branch: number }
  | { readonly type: 'borrow'; readonly day: number }
  | { readonly type: 'conflict'; readonly area: AreaId; readonly sides: readonly [Side, Side] }
  | { readonly type: 'layFirst'; readonly side: Side }
  | { readonly type: 'winner'; readonly side: Side }
  | { readonly type: 'retreat'; readonly to: AreaId }
  | { readonly type: 'victory' }
  | { readonly type: 'draw' }
  | { readonly type: 'command'; readonly nightmare: number }
  | { readonly type: 'roam'; readonly to: AreaId }
  | { readonly type: 'devour'; readonly area: AreaId; readonly side: Side }
  | { readonly type: 'release'; readonly side: Side }
  | { readonly type: 'piece'; readonly piece: CathedralPiece };
