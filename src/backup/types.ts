import type { SheetSummary } from '../keeper/types';
import type { Refusal, Summary } from '../match/types';
import type { Choices } from '../storage/choices';
import type { People } from '../storage/people';
import type { Settings } from '../storage/settings';
import type { Work } from '../storage/work';
import type { MarkName } from '../theme/marks';

/** Somebody who took part; null for a bot, and for a guest, who is nobody of the device. */
export type Taker = { readonly person: number; readonly name: string; readonly mark: MarkName } | null;

/** A match or a score sheet, as far as it must be told from others. */
export interface Known {
  /** The same on every device that has it. */
  readonly key: string;
  readonly touched: number;
  /** By seat. */
  readonly takers: readonly Taker[];
}

/** A match or a score sheet with its record. */
export interface Item extends Known {
  readonly text: string;
  /** Its line in a list, without its number. */
  readonly line: Omit<Summary, 'id'> | Omit<SheetSummary, 'id'>;
}

export type Reason = Exclude<Refusal['refused'], 'missing'>;

/** What of a backup can be taken, and what can't. */
export interface Backup {
  /** When it was written, in milliseconds since 1970. */
  readonly written: number;
  readonly match: readonly Item[];
  readonly sheet: readonly Item[];
  /** Null where the file has none. */
  readonly people: People | null;
  readonly settings: Settings | null;
  readonly choices: Choices | null;
  /** How many entries stay out, by reason. */
  readonly leftOut: Readonly<Record<Reason, number>>;
  /** The end is missing; what is here is whole. */
  readonly isCut: boolean;
}

/** Why nothing at all of a file can be taken. */
export type Unusable = 'notBackup' | 'tooLarge' | 'newer' | 'cut' | 'damaged';

/** What would become of the matches, or of the sheets. */
export interface Change {
  readonly added: number;
  /** Here already, and further on in the backup. */
  readonly renewed: number;
  /** Here already. */
  readonly same: number;
  /** Would be gone. */
  readonly gone: number;
}

export interface Outlook {
  readonly match: Change;
  readonly sheet: Change;
  /** Names of people who are here already and go on as one. */
  readonly met: readonly string[];
  readonly changesNothing: boolean;
}

/** With what is here, or in its place. */
export type Way = 'merge' | 'replace';

export interface Backups {
  /** All data of this device as one text, how much is in it, and how many saves could not be read. */
  write(): {
    readonly text: string;
    readonly matches: number;
    readonly sheets: number;
    readonly people: number;
    readonly unread: number;
  };
  /** What is in a text. Nothing is changed. */
  read(text: string): Work<Backup | { readonly refused: Unusable }>;
  /** What a restoring would do. Nothing is changed. */
  outlook(backup: Backup, way: Way): Outlook;
  /** All or nothing, also when it is given up before its end. Afterwards everything that was opened before is to be opened anew. */
  restore(backup: Backup, way: Way): Work<'restored' | 'full' | 'elsewhere'>;
}
