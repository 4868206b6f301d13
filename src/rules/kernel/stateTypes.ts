/** What a match is made of, as plain data. */

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
