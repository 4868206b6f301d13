/** What is being entered: of whom, in which round. */
export interface At {
  readonly round: number;
  readonly seat: number;
}
