/** Follows the questions of a table with the focus. */
export interface QuestionFollower {
  /** Somebody has decided: the next question is theirs to find at once. */
  answer(): void;
  /** A question is asked; whether a panel offers its answers. */
  ask(hasPanels: boolean): void;
  stop(): void;
}

/** On a phone the system itself looks after where its reader stands. */
export const followQuestion = (_root: unknown): QuestionFollower => ({ answer() {}, ask() {}, stop() {} });
