import type { Card, Seat, State } from '../kernel/types';

import type { AreaId, Piece, Side as NightmareFace } from './content/types';

export type CathedralOptions = {
  readonly length: 'standard' | 'variable';
  readonly forking: boolean;
  /** Drawn, a pair by its numbers, or `chosen`: those of the two options below. */
  readonly nightmares: string;
  readonly firstNightmare: number;
  readonly secondNightmare: number;
  readonly side: NightmareFace;
  /** One person against one bot, counted by points alone (N11.2). */
  readonly trial: boolean;
};

/** A seat, or the Shadows. */
export type Side = number;
export const SHADOWS: Side = 4;
export const SIDES = 5;

/** Nobody controls it; no seat has a fortress there. */
export const NONE = -1;

export interface NightmareCathedral extends State {
  readonly options: CathedralOptions;
  /** The active seat, also while others react. */
  turn: Seat;
  /** How many turns are over. */
  turns: number;
  /** Where the Turn marker began, and where it is. */
  startSpace: number;
  space: number;

  /** By area and side, at area * SIDES + side. */
  units: number[];
  /** By area: whose fortress, and of how many levels. */
  fortress: Seat[];
  levels: number[];
  /** By area: the side in control, brought up to date whenever something moves. */
  control: Side[];
  /** By seat: where its Stronghold and its Winged One stand; 0 before set-up. */
  stronghold: AreaId[];
  winged: AreaId[];

  /** Units not on the map, by side; fortress levels, by seat. */
  supply: number[];
  blocks: number[];
  limbo: number[];
  /** Followers that lie on the Ritual track until the action ends (N7.2). */
  kneeling: number[];
  /** By side. */
  devoured: number[];

  /** By seat and marker, at seat * 2 + marker: the step, 0 before the first. */
  ritual: number[];
  /** By seat: the Night space where its Dreamer sleeps; the active one's waits where it came from. */
  dreamer: number[];
  /** The Day space of the active Dreamer; NONE while it sleeps. */
  day: number;
  /** By seat: its next step 7 goes to any Night space. */
  wakes: boolean[];

  /** The two in play, and where they stand: 0 is the Cathedral. */
  nightmares: number[];
  nightmareAt: AreaId[];
  /** By seat: the Nightmares it commanded in this turn, one bit each. */
  commanded: number[];
  /** What is up, in the order of building. */
  pieces: Piece[];
  /** By space of the Forking Paths board: its token, 0 for none. */
  tokens: number[];
  /** The cards of stage 2 are in. */
  stageCards: boolean;
  /** The limit of devoured units was reached (N9.4). */
  lastRound: boolean;

  /** Whose action or reaction is under way or was last, and what it did in it; what every seat did in this turn, at seat * DEEDS + deed. */
  acting: Seat;
  acted: number[];
  turned: number[];

  /** Piles; the top comes last. The second decks wait for stage 2. */
  deck: Card[];
  deck2: Card[];
  discards: Card[];
  /** Basic Combat lies at place 0 while it is in hand. */
  hands: Card[][];
  /** By seat and action: the upgrades on its card, the one in force last. */
  actions: Card[][][];

  dreamDeck: Card[];
  /** Beside the Dream deck: who knows the card at that place, one bit a seat. */
  dreamDeckMet: number[];
  dreamDeck2: Card[];
  market: Card[];
  dreams: Card[][];
  /** Dreams above the limit (N10.4). */
  visions: Card[][];
  /** Dreams that were played. */
  dreamt: Card[][];

  conflicts: Card[];
  /** So many at the bottom of the Conflict deck were seen by all. */
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
  | { readonly type: 'piece'; readonly piece: Piece };
