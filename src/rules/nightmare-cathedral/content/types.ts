import type { ActionName, Battle, Condition, Cost, Effects, Sign, When } from './effects';

/** What the box holds, as types. Names and sentences stand in the words, by `key`. */

/** An area by its number on its map, from 1; 0 is the Cathedral, where nobody but Nightmares stands. */
export type AreaId = number;

export interface Area {
  readonly key: string;
  /** Null for the Cathedral. */
  readonly sign: Sign | null;
  readonly corner: boolean;
  /** Next to the Cathedral. */
  readonly cathedral: boolean;
  /** The centre, on a square of 100 x 100. */
  readonly x: number;
  readonly y: number;
  /** Areas next to it, never the Cathedral; of the Cathedral, the areas that a Nightmare may step out to. */
  readonly adjacent: readonly AreaId[];
}

export interface Board {
  readonly map: 'large' | 'small';
  /** By number: 0 is the Cathedral, and what is covered keeps its number but has no neighbours. */
  readonly areas: readonly Area[];
  /** The areas in play, without the Cathedral. */
  readonly inPlay: readonly AreaId[];
}

export type NightName = 'dusk' | 'midnight' | 'dawn';

export interface DaySpace {
  readonly action: ActionName;
  /** Where the Dreamer goes after the turn. */
  readonly arrow: NightName;
  /** The Night spaces beside it: no Dreamer comes from there, but who sleeps there may agree. */
  readonly adjacent: readonly NightName[];
}

/** What an action card says; a starting one has no key, as the action's name is its name. */
export interface ActionCard {
  readonly action: ActionName;
  /** The unit limit that a Fortify card shows. */
  readonly limit: number | null;
  readonly do: Effects;
  readonly agree: Effects;
  readonly oppose: Effects;
}

export type Stage = 1 | 2;

/** From how many seats on a card is in the game. */
export type TokenMark = 'all' | '3+' | '4';

interface FightingCard {
  readonly key: string;
  readonly stage: Stage;
  readonly mark: TokenMark;
  readonly attack: number;
  readonly defence: number;
}

export interface Upgrade extends FightingCard, ActionCard {
  readonly kind: 'upgrade';
  readonly points: number;
}

export interface DeedCard extends FightingCard {
  readonly kind: 'deed';
  readonly on: ActionName | 'any';
  readonly effects: Effects;
}

export interface CombatCard extends FightingCard {
  readonly kind: 'combat';
  readonly battle: readonly Battle[];
}

export type Development = Upgrade | DeedCard | CombatCard;

export interface Dream {
  readonly key: string;
  readonly stage: Stage;
  readonly mark: TokenMark;
  readonly when: When;
  /** All of it must hold. */
  readonly need: readonly Condition[];
  /** Paid in full on playing. */
  readonly cost: readonly Cost[];
  readonly vp: number;
  /** Cathedral icons, for the variable game. */
  readonly icons: number;
}

export interface Strength {
  readonly attack: number;
  readonly defence: number;
}

export interface Conflict {
  readonly key: string;
  readonly stage: Stage;
  /** By the number of Shadows in the conflict, less one. */
  readonly shadows: readonly [Strength, Strength, Strength];
  readonly victory: Effects;
  readonly defeat: Effects;
}

export interface NightmareSide {
  readonly command: Effects;
  /** Devoured units that end the match, with up to 2, with 3 and with 4 seats; null: the other card's number counts. */
  readonly limit: readonly [number, number, number] | null;
}

export type Side = 'basic' | 'advanced';

export interface Nightmare extends Readonly<Record<Side, NightmareSide>> {
  /** 1 to 8, as on the card. */
  readonly number: number;
  readonly key: string;
}

export type RitualKind = 'any' | 'bonus' | 'paid';

export interface RitualStep {
  readonly kind: RitualKind;
  readonly signs: readonly Sign[];
  /** What a marker on this step is worth: that of the last paid step. */
  readonly vp: number;
  /** Of bonus steps. */
  readonly effects: Effects;
}

export type Piece = '1A' | '1B' | '1C' | '1D' | '2A' | '2B' | '3A' | '3B' | '4A' | '4B' | '5A' | '6A' | '6B';

export interface CathedralSpace {
  readonly piece: Piece;
  readonly icon: Effects;
  /** The cards of stage 2 come in. */
  readonly stageCards: boolean;
  /** In the variable game the piece is up from the start with at most so many seats; 0: with none. */
  readonly upWith: number;
}

export type Colour = 'grey' | 'yellow' | 'red';

export interface ForkSpace {
  readonly piece: Piece;
  readonly colour: Colour;
  /** Pieces that must be gone before. */
  readonly after: readonly Piece[];
  readonly stageCards: boolean;
}

export interface Token {
  readonly key: string;
  readonly colour: Colour;
  readonly effects: Effects;
}

/** A card as it is designed: so many copies as marks, all else the same. */
export type Design<C extends FightingCard> = C extends unknown
  ? Omit<C, 'stage' | 'mark'> & { readonly marks: readonly TokenMark[] }
  : never;
