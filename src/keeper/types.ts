import type { StoreApi } from 'zustand/vanilla';

import type { SheetRound, Tally } from '../rules/kernel/sheet';
import type { Options, Seat } from '../rules/kernel/types';
import type { MarkName } from '../storage/marks';
import type { RecordList, UnfinishedList, Refusal } from '../storage/records';
import type { RecordSaveResult, UnsavedText } from '../storage/twoSlots';

import type { Edit, SheetForm } from './edits';
import type { Timer } from './timer';
import type { Work } from '../storage/work';

/** Somebody whose points are counted. */
export interface SheetPlayer {
  readonly person: number;
  readonly name: string;
  readonly mark: MarkName;
}

export interface SheetSetup {
  /** A game's id, `rounds` or `categories`. */
  readonly sheet: string;
  readonly players: readonly SheetPlayer[];
  readonly options?: Options;
  /** The seat that begins; null when nobody has chosen it. */
  readonly first?: Seat | null;
  /** The name that people gave the game; `labels` are those of its categories. */
  readonly title?: string;
  readonly labels?: readonly string[];
}

/** A sheet as a line of a list. */
export interface SheetSummary {
  readonly id: number;
  readonly sheet: string;
  readonly title: string;
  readonly status: 'underWay' | 'finished';
  readonly players: readonly SheetPlayer[];
  readonly options: Options;
  readonly begun: number;
  readonly touched: number;
  readonly rounds: number;
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** The present state of a sheet. */
export interface SheetState {
  readonly rounds: readonly SheetRound[];
  readonly tally: Tally;
  readonly status: SheetSummary['status'];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Null when nobody takes the time. */
  readonly timer: Timer | null;
  /** When it is not `saved`, the sheet lives on in memory, and the record is as it was before. */
  readonly saving: RecordSaveResult;
}

/** A sheet that is open for edits. */
export interface OpenSheet {
  readonly id: number;
  readonly form: SheetForm;
  readonly players: readonly SheetPlayer[];
  readonly title: string;
  readonly labels: readonly string[];
  /** The seat that deals or begins first; null when nobody has chosen it. */
  readonly first: Seat | null;
  readonly state: StoreApi<SheetState>;
  summary(): SheetSummary;
  /**
   * Throws a RuleError when the edit makes no sense on this sheet. `goesOn` means that it continues the last edit of
   * the same field; undo then takes both as one step.
   */
  edit(edit: Edit, goesOn?: boolean): void;
  undo(): void;
  redo(): void;
  /** Replaces the timer by what `made` returns for the present moment; null removes it. */
  setTimer(made: (now: number) => Timer | null): void;
  /** Also stops a running timer. */
  finish(): void;
  /** Opens a finished sheet for edits again. */
  reopen(): void;
}

export interface Sheets {
  /** Lists the sheets, the newest first. */
  list(): RecordList<SheetSummary>;
  /** Without those that were finished long ago, however many they are. */
  listUnfinished(): UnfinishedList<SheetSummary>;
  /** Moves what is finished to where it takes little room. May be given up at any point. */
  tidy(): Work<void>;
  begin(setup: SheetSetup): OpenSheet;
  open(id: number): OpenSheet | Refusal<SheetSummary>;
  /** Sheets whose present state could not be saved, by number. */
  unsaved(): ReadonlyMap<number, UnsavedText>;
  remove(id: number): void;
}
