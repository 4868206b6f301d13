import { evaluateSum } from './sum';
import type { Options, OptionRule, Seat } from './types';

/** A score sheet for play with real cards: what is entered, and what it is worth. Plain data in, points out. */

/** Something entered; a card may come twice in a list. What is not there has not been entered. */
export type Value = number | string | boolean | readonly (number | string)[];
export type SheetEntry = Readonly<Record<string, Value>>;

/** Something that is asked for. Its words are `<game>:keeper.field.<name>`. */
export type SheetField = {
  readonly name: string;
  /** Can be entered, but nobody has to be asked. */
  readonly asked?: false;
  /** Not asked for where something was entered for this other field. */
  readonly unless?: string;
  /** Fields of one group stand together under `<game>:keeper.group.<group>`: the top and the nines of a land. */
  readonly group?: string;
} & (
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  /** A number, or a sum as one does it beside the table: `12+7-3`. */
  | { readonly kind: 'sum' }
  | { readonly kind: 'flag' }
  /** One of the people, or nobody. */
  | { readonly kind: 'seat' }
  | { readonly kind: 'choice'; readonly of: readonly (number | string)[] }
  /** Cards before a person, tapped one by one: at most `most` in all, each at most `each` times; `only`: what one has nobody else can have. */
  | {
      readonly kind: 'cards';
      readonly of: readonly (number | string)[];
      readonly most: number;
      readonly each: number;
      readonly only?: boolean;
    }
);

/** One round, or everything where there are no rounds. */
export interface SheetRound {
  /** What holds for the whole round: who called. */
  readonly common: SheetEntry;
  /** By seat. */
  readonly seats: readonly SheetEntry[];
}

/** Where points came from: its words are `<game>:keeper.part.<name>`. */
export interface ScorePart {
  readonly name: string;
  readonly points: number;
  /** The face of the card it is about. */
  readonly card?: string;
  readonly facts?: Readonly<Record<string, number | string>>;
  /** What went into it: so many of each, in the words `<game>:keeper.count.<name>`; none of what is 0. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** What a sheet is worth as it stands. */
export interface Tally {
  /** By round and seat; null while something is missing that it depends on. */
  readonly points: readonly (readonly (number | null)[])[];
  /** By round and seat; empty where the points are null. */
  readonly parts: readonly (readonly (readonly ScorePart[])[])[];
  /** By seat. */
  readonly totals: readonly number[];
  /** By seat: 1 for who leads. */
  readonly places: readonly number[];
  /** By the rules it ends here. */
  readonly isOver: boolean;
  /** Who begins each round, and after the rounds the next one; null where nobody has said or it is not known yet. */
  readonly begins: readonly (Seat | null)[];
}

/** A thing to do before the first turn with a real box: its words are `<game>:keeper.box.<name>`. */
export interface BoxStep {
  readonly name: string;
  readonly facts?: Readonly<Record<string, number | string>>;
}

export interface SheetRules {
  /** The game's. */
  readonly id: string;
  /** Goes up when what was entered before would mean something else. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionRule>>;
  /** Round after round, or everything at once. */
  readonly rounds: 'many' | 'one';
  common(options: Options, seats: number): readonly SheetField[];
  fields(options: Options, seats: number): readonly SheetField[];
  /** How the box is set up for so many, step by step. Left out: nobody knows the box. */
  box?(options: Options, seats: number): readonly BoxStep[];
  /** Who plays together, as in the game. Left out, or empty: everybody alone. */
  teams?(seats: number, options: Options): readonly (readonly Seat[])[];
  /** `first`: who began, if anybody has said. */
  tally(rounds: readonly SheetRound[], options: Options, seats: number, first?: Seat | null): Tally;
}

/** Whether a field may hold this. */
export function isFieldValue(field: SheetField, value: unknown, seats: number): value is Value {
  const whole = (found: unknown, min: number, max: number) =>
    Number.isSafeInteger(found) && (found as number) >= min && (found as number) <= max;
  switch (field.kind) {
    case 'count':
      return whole(value, field.min, field.max);
    case 'sum':
      return typeof value === 'string' && evaluateSum(value) !== null;
    case 'flag':
      return typeof value === 'boolean';
    case 'seat':
      return whole(value, 0, seats - 1);
    case 'choice':
      return field.of.some((one) => one === value);
    case 'cards': {
      if (!Array.isArray(value) || value.length > field.most) return false;
      const times = (card: unknown) => value.filter((one) => one === card).length;
      return value.every((card) => field.of.some((one) => one === card) && times(card) <= field.each);
    }
  }
}
