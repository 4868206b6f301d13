import type { StoreApi } from 'zustand/vanilla';

import type { SheetRound, Tally } from '../rules/kernel/sheet';
import type { Options, Seat } from '../rules/kernel/types';
import type { Saving, Unsaved } from '../storage/generations';
import type { MarkName } from '../theme/marks';

import type { Edit, Form } from './edits';
import type { Timer } from './timer';

/** Somebody whose points are kept. */
export interface Player {
  readonly person: number;
  readonly name: string;
  readonly mark: MarkName;
}

export interface SheetSetup {
  /** Which sheet: a game's id, `rounds` or `categories`. */
  readonly sheet: string;
  readonly players: readonly Player[];
  readonly options?: Options;
  /** Who begins; null: nobody has said. */
  readonly first?: Seat | null;
  /** What people call the game, or the categories. */
  readonly title?: string;
  readonly labels?: readonly string[];
}

/** A sheet in a list. */
export interface SheetSummary {
  readonly id: number;
  readonly sheet: string;
  readonly title: string;
  readonly status: 'underWay' | 'finished';
  readonly players: readonly Player[];
  readonly options: Options;
  readonly begun: number;
  readonly touched: number;
  readonly rounds: number;
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** Why a saved sheet can't be opened. It is kept all the same. */
export interface SheetRefusal {
  readonly id: number;
  readonly refused: 'damaged' | 'newer' | 'older' | 'unknownGame' | 'missing';
  readonly summary: SheetSummary | null;
}

/** A sheet as it stands. */
export interface Standing {
  readonly rounds: readonly SheetRound[];
  readonly tally: Tally;
  readonly status: SheetSummary['status'];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Null: nobody takes the time. */
  readonly timer: Timer | null;
  /** Not `saved`: it goes on in memory, and what was saved before is as it was. */
  readonly saving: Saving;
}

/** A sheet under way. */
export interface KeptSheet {
  readonly id: number;
  readonly form: Form;
  readonly players: readonly Player[];
  readonly title: string;
  readonly labels: readonly string[];
  /** Who deals or begins first; null: nobody has said. */
  readonly first: Seat | null;
  readonly standing: StoreApi<Standing>;
  summary(): SheetSummary;
  /** Throws a RuleError when the edit makes no sense on this sheet. `goesOn`: more of what was entered just before, in the same place; both are taken back together. */
  edit(edit: Edit, goesOn?: boolean): void;
  undo(): void;
  redo(): void;
  /** The timer is as it is made for the moment of now; null: none. */
  time(made: (now: number) => Timer | null): void;
  /** A running timer stops. */
  finish(): void;
  /** Goes on with a finished sheet. */
  reopen(): void;
}

export interface Sheets {
  /** Newest first. */
  list(): {
    readonly underWay: readonly SheetSummary[];
    readonly finished: readonly SheetSummary[];
    readonly refused: readonly SheetRefusal[];
  };
  begin(setup: SheetSetup): KeptSheet;
  open(id: number): KeptSheet | SheetRefusal;
  /** Sheets that found no room as they stand, by number. */
  unsaved(): ReadonlyMap<number, Unsaved>;
  remove(id: number): void;
}
