/** What the copy knows of a key besides its text. */
export interface CopyRow {
  /** The first line of the text; null: the key was removed. */
  readonly head: string | null;
  /** The highest sequence that was ever removed under this key. What turns up again with that or a lower one is old. */
  readonly removed: number;
}

/** A second copy of all texts, for a first one that the browser writes to the disk when it likes. */
export interface LastingCopy {
  rows(): Promise<ReadonlyMap<string, CopyRow>>;
  texts(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Is handed over to the browser before the task ends. A null text: the key was removed. */
  put(key: string, row: CopyRow, text: string | null): void;
  /** Whether something that was put has not been kept. It is tried again with whatever is put next. */
  isFailing(): boolean;
  /** Writes nothing from now on: who could not read the copy must not write over it. */
  stop(): void;
}
