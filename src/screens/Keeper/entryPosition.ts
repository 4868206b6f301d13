/** Which entry is being edited: the player's seat and the round. */
export interface EntryPosition {
  readonly round: number;
  readonly seat: number;
}
