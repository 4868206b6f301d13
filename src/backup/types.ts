import type { SheetSummary } from '../keeper/types';
import type { MatchRefusal, Summary } from '../match/types';
import type { Choices } from '../storage/choices';
import type { MarkName } from '../storage/marks';
import type { People } from '../storage/people';
import type { Settings } from '../storage/settings';
import type { Work } from '../storage/work';

/** Somebody who took part; null for a bot, and for a guest, who is nobody of the device. */
export type Participant = { readonly person: number; readonly name: string; readonly mark: MarkName } | null;

/** A match or a score sheet, as far as it must be told from others. */
export interface RecordIdentity {
  /** The same on every device that has it. */
  readonly key: string;
  readonly touched: number;
  /** By seat. */
  readonly takers: readonly Participant[];
}

/** A match or a score sheet with its record. */
export interface BackupRecord extends RecordIdentity {
  readonly text: string;
  /** The line of this record in a list, without its number. */
  readonly line: Omit<Summary, 'id'> | Omit<SheetSummary, 'id'>;
}

export type SkipReason = Exclude<MatchRefusal['refused'], 'missing'>;

/** What of a backup can be taken, and what can't. */
export interface Backup {
  /** When it was written, in milliseconds since 1970. */
  readonly written: number;
  readonly match: readonly BackupRecord[];
  readonly sheet: readonly BackupRecord[];
  /** Null where the file has none. */
  readonly people: People | null;
  readonly settings: Settings | null;
  readonly choices: Choices | null;
  /** How many entries stay out, by reason. */
  readonly leftOut: Readonly<Record<SkipReason, number>>;
  /** The end is missing; what is here is whole. */
  readonly isCut: boolean;
}

/** Why nothing at all of a file can be taken. */
export type UnusableReason = 'notBackup' | 'tooLarge' | 'newer' | 'cut' | 'damaged';

/** What would become of the matches, or of the sheets. */
export interface ChangeCounts {
  readonly added: number;
  /** Here already, and further on in the backup. */
  readonly renewed: number;
  /** Here already. */
  readonly same: number;
  /** Would be gone. */
  readonly gone: number;
}

export interface RestorePreview {
  readonly match: ChangeCounts;
  readonly sheet: ChangeCounts;
  /** Names of people who are here already and go on as one. */
  readonly met: readonly string[];
  readonly changesNothing: boolean;
}

/** Whether the backup is merged with what is here, or put in its place. */
export type RestoreMode = 'merge' | 'replace';

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
  read(text: string): Work<Backup | { readonly refused: UnusableReason }>;
  /** What a restoring would do. Nothing is changed. */
  preview(backup: Backup, way: RestoreMode): RestorePreview;
  /** All or nothing, also when it is given up before its end. Afterwards everything that was opened before is to be opened anew. */
  restore(backup: Backup, way: RestoreMode): Work<'restored' | 'full' | 'elsewhere'>;
}
