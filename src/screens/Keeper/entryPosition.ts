/** What is being entered: of whom, in which round. */
export interface EntryPosition {
  readonly round: number;
  readonly seat: number;
}
