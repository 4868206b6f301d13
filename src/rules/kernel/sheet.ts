import { evaluateSum } from './sum';
import type { Options, OptionRule, Seat } from './types';

/**
 * A score sheet for play with real cards: what people enter, and how many points it makes. It is plain data in, points
 * out.
 */

/** Something that was entered. A card may come twice in a list. A value that is missing has not been entered yet. */
export type Value = number | string | boolean | readonly (number | string)[];
export type SheetEntry = Readonly<Record<string, Value>>;

/** Something that the sheet asks for. Its words are `<game>:keeper.field.<name>`. */
export type SheetField = {
  readonly name: string;
  /** False for a field that can be entered, but that nobody has to be asked for. */
  readonly asked?: false;
  /** The name of another field: if that one is filled in, this one is not asked for. */
  readonly unless?: string;
  /**
   * Fields of one group are shown together under `<game>:keeper.group.<group>`, such as the top and the nines of a
   * land.
   */
  readonly group?: string;
  /** The ways of counting that need it; left out: all of them. */
  readonly ways?: readonly string[];
  /** Whether it is asked for with this entry; left out: always. */
  readonly isNeeded?: (entry: SheetEntry) => boolean;
} & (
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  /** A number, or a sum as people write it beside the table: `12+7-3`. */
  | { readonly kind: 'sum' }
  | { readonly kind: 'flag' }
  /** One of the people, or nobody. */
  | { readonly kind: 'seat' }
  | { readonly kind: 'choice'; readonly of: readonly (number | string)[] }
  /**
   * Cards that lie before a person, tapped one by one: at most `most` in all, each at most `each` times. With `only`, a
   * card that one person has cannot be entered for anybody else.
   */
  | {
      readonly kind: 'cards';
      readonly of: readonly (number | string)[];
      readonly most: number;
      readonly each: number;
      readonly only?: boolean;
    }
  /** Texts that the rules understand, such as cards that people have corrected. Screens have their own way to them. */
  | { readonly kind: 'texts'; readonly fits: (texts: readonly string[]) => boolean }
);

/** One round, or the whole match if the game has no rounds. */
export interface SheetRound {
  /** Entries that belong to the whole round, such as who called. */
  readonly common: SheetEntry;
  /** Entries by seat. */
  readonly seats: readonly SheetEntry[];
}

/** One source of points. Its words are `<game>:keeper.part.<name>`. */
export interface ScorePart {
  readonly name: string;
  readonly points: number;
  /** The face of the card that the points come from. */
  readonly card?: string;
  readonly facts?: Readonly<Record<string, number | string>>;
  /** How many of each thing were counted, under the names `<game>:keeper.count.<name>`; what counts 0 is left out. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** Something to be said about the points as they stand. Its words are `<game>:keeper.note.<name>`. */
export interface SheetNote {
  readonly name: string;
  /** The round that it is about; left out: the first. */
  readonly round?: number;
  /** The seats that it names; left out: nobody. */
  readonly seats?: readonly Seat[];
  readonly facts?: Readonly<Record<string, number | string>>;
  /** The entry for all that would settle it: it is asked for beside the note, and hides nothing. */
  readonly asks?: string;
}

/** The points of a sheet as it is filled in now. */
export interface Tally {
  /** Points by round and seat; null while an entry is missing that they depend on. */
  readonly points: readonly (readonly (number | null)[])[];
  /** Sources of points by round and seat; empty where the points are null. */
  readonly parts: readonly (readonly (readonly ScorePart[])[])[];
  /** Totals by seat. */
  readonly totals: readonly number[];
  /** Places by seat: the leader has 1. */
  readonly places: readonly number[];
  /** True when the rules end the match here. */
  readonly isOver: boolean;
  /**
   * Who begins each round, with one more entry for the round after the last; null where it was not entered or is not
   * known yet.
   */
  readonly begins: readonly (Seat | null)[];
  /** Left out: there is nothing to be said. */
  readonly notes?: readonly SheetNote[];
}

/** Something to do with a real box before the first turn. Its words are `<game>:keeper.box.<name>`. */
export interface BoxStep {
  readonly name: string;
  readonly facts?: Readonly<Record<string, number | string>>;
}

export interface SheetRules {
  /** The id of the game. */
  readonly id: string;
  /** Goes up when entries of the version before would mean something else. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionRule>>;
  /** Says whether people enter round after round or everything at once. */
  readonly rounds: 'many' | 'one';
  /**
   * Ways of counting, entered as `way` for all; left out: there is one. A sheet without the entry is counted in the
   * first way, as sheets were before there were others; `usual` is that of a new one.
   */
  readonly ways?: { readonly of: readonly string[]; readonly usual: string };
  common(options: Options, seats: number): readonly SheetField[];
  fields(options: Options, seats: number): readonly SheetField[];
  /**
   * What a person most likely enters besides what is there already, to be put right afterwards; null where nothing can
   * be guessed. Its words are `<game>:keeper.fill`.
   */
  fill?(entry: SheetEntry, way: string | undefined): SheetEntry | null;
  /** Lists how the box is set up for so many players, step by step. If it is left out, no set-up is shown. */
  box?(options: Options, seats: number): readonly BoxStep[];
  /** The seats of each team, as in the game. Left out, or empty: everybody plays alone. */
  teams?(seats: number, options: Options): readonly (readonly Seat[])[];
  /** Counts the points. `first` is the seat that began, if somebody entered it. */
  tally(rounds: readonly SheetRound[], options: Options, seats: number, first?: Seat | null): Tally;
}

/** Says whether a field may hold this value. */
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
    case 'texts':
      return Array.isArray(value) && value.every((one) => typeof one === 'string') && field.fits(value);
    case 'cards': {
      if (!Array.isArray(value) || value.length > field.most) return false;
      const times = (card: unknown) => value.filter((one) => one === card).length;
      return value.every((card) => field.of.some((one) => one === card) && times(card) <= field.each);
    }
  }
}

/** The entry for all that says in which way a sheet is counted. */
export const WAY = 'way';

export const createWayField = (of: readonly string[]): SheetField => ({ name: WAY, kind: 'choice', of, asked: false });

/** The way in which this round is counted; undefined where there is only one. */
export const wayOf = ({ ways }: Pick<SheetRules, 'ways'>, { common }: SheetRound): string | undefined =>
  ways?.of.find((way) => way === common[WAY]) ?? ways?.of[0];

export const isInWay = ({ ways }: SheetField, way: string | undefined): boolean =>
  !ways || way === undefined || ways.includes(way);
