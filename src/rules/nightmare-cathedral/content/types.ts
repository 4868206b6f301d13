import type { ActionName, Battle, Condition, Cost, Effects, Sign, When } from './effects';

/** Types of what the box holds. Names and sentences are in the words, by `key`. */

/** An area by its number on its map, from 1. Area 0 is the Cathedral, where only Nightmares stand. */
export type AreaId = number;

export interface Area {
  readonly key: string;
  /** The symbol of the area; null for the Cathedral. */
  readonly sign: Sign | null;
  readonly corner: boolean;
  /** True for areas next to the Cathedral. */
  readonly cathedral: boolean;
  /** The centre, on a square of 100 x 100. */
  readonly x: number;
  readonly y: number;
  /** The areas next to it, without the Cathedral. For the Cathedral: the areas that a Nightmare may step out to. */
  readonly adjacent: readonly AreaId[];
}

export interface BoardMap {
  readonly map: 'large' | 'small';
  /** Areas by number. Area 0 is the Cathedral; an area out of play keeps its number but has no neighbours. */
  readonly areas: readonly Area[];
  /** The areas in play, without the Cathedral. */
  readonly inPlay: readonly AreaId[];
}

export type NightName = 'dusk' | 'midnight' | 'dawn';

export interface DaySpace {
  readonly action: ActionName;
  /** The Night space that the Dreamer goes to after the turn. */
  readonly arrow: NightName;
  /** The Night spaces beside it. A Dreamer cannot come from there, but a seat whose Dreamer sleeps there may agree. */
  readonly adjacent: readonly NightName[];
}

/** The text of an action card. A starting card has no key, because it is named after its action. */
export interface ActionCard {
  readonly action: ActionName;
  /** The unit limit that a Fortify card shows. */
  readonly limit: number | null;
  readonly do: Effects;
  readonly agree: Effects;
  readonly oppose: Effects;
}

export type DeckStage = 1 | 2;

/** The least number of seats with which a card is in the game. */
export type TokenMark = 'all' | '3+' | '4';

interface FightingCard {
  readonly key: string;
  readonly stage: DeckStage;
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
  readonly stage: DeckStage;
  readonly mark: TokenMark;
  readonly when: When;
  /** Conditions that must all hold. */
  readonly need: readonly Condition[];
  /** Costs that are paid in full when the Dream is played. */
  readonly cost: readonly Cost[];
  readonly vp: number;
  /** Cathedral icons, which count in the variable game. */
  readonly icons: number;
}

export interface Strength {
  readonly attack: number;
  readonly defence: number;
}

export interface ConflictCard {
  readonly key: string;
  readonly stage: DeckStage;
  /** The strength of the Shadows in a conflict, by their number less one. */
  readonly shadows: readonly [Strength, Strength, Strength];
  readonly victory: Effects;
  readonly defeat: Effects;
}

export interface NightmareSide {
  readonly command: Effects;
  /**
   * How many devoured units end the match, with up to 2, with 3 and with 4 seats. Null means that the number of the
   * other card counts.
   */
  readonly limit: readonly [number, number, number] | null;
}

export type NightmareFace = 'basic' | 'advanced';

export interface Nightmare extends Readonly<Record<NightmareFace, NightmareSide>> {
  /** The number on the card, 1 to 8. */
  readonly number: number;
  readonly key: string;
}

export type RitualKind = 'any' | 'bonus' | 'paid';

export interface RitualStep {
  readonly kind: RitualKind;
  readonly signs: readonly Sign[];
  /** The points for a marker on this step; they are those of the last paid step. */
  readonly vp: number;
  /** The effects of a bonus step. */
  readonly effects: Effects;
}

export type CathedralPiece = '1A' | '1B' | '1C' | '1D' | '2A' | '2B' | '3A' | '3B' | '4A' | '4B' | '5A' | '6A' | '6B';

export interface CathedralSpace {
  readonly piece: CathedralPiece;
  readonly icon: Effects;
  /** True if the cards of stage 2 come in with this piece. */
  readonly stageCards: boolean;
  /** The most seats with which the piece is up from the start of the variable game; 0 if it never is. */
  readonly upWith: number;
}

export type Colour = 'grey' | 'yellow' | 'red';

export interface ForkSpace {
  readonly piece: CathedralPiece;
  readonly colour: Colour;
  /** The pieces that must be up before this one. */
  readonly after: readonly CathedralPiece[];
  readonly stageCards: boolean;
}

export interface Token {
  readonly key: string;
  readonly colour: Colour;
  readonly effects: Effects;
}

/** A card as it is designed: it has one copy for each mark, and all else is the same. */
export type Design<C extends FightingCard> = C extends unknown
  ? Omit<C, 'stage' | 'mark'> & { readonly marks: readonly TokenMark[] }
  : never;
