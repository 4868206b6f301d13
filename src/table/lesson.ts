import type { Engine, Move, Seat, State } from '../rules/kernel/types';
import type { CatName } from '../storage/cats';
import type { Phrase } from '../words/phrase';

/** One step of a lesson: the coach says something, or somebody moves. */
export interface LessonStep<M extends Move = Move, S extends State = State> {
  /** What the coach says. A move without words is made by itself: a rival's, or one that there is no need to think of. */
  readonly say?: Phrase;
  /** The move that leads to the next step, made by seat `by`. Without a move, one reads and goes on. */
  readonly move?: M;
  /** Changes the table once the sentence was read, as though turns had gone by; never in a step with a move. */
  jump?(s: S): void;
  readonly by: Seat;
  /** Places that the coach points at. */
  readonly point: readonly string[];
}

/** A game learned by playing it: the real engine, a deal arranged by hand, and a list of steps. */
export interface Lesson<S extends State = State, M extends Move = Move> {
  /** The learner's seat. */
  readonly seat: Seat;
  /** The names by seat. */
  readonly names: readonly Phrase[];
  /** Which cat plays for a seat; null where somebody without a face does. */
  readonly cats?: readonly (CatName | null)[];
  begin(engine: Engine<S, M>): S;
  readonly steps: readonly LessonStep<M, S>[];
}

/**
 * The next step, after this many moves and this many sentences that asked for no move; null when the lesson is over.
 */
export function findNextStep<S extends State, M extends Move>(
  { steps }: Lesson<S, M>,
  played: number,
  read: number,
): LessonStep<M, S> | null {
  let moves = played;
  let sentences = read;
  for (const step of steps) {
    if (step.move ? moves-- <= 0 : sentences-- <= 0) return step;
  }
  return null;
}

/** Which of the steps with words this is, counted from 1; after the last step, the last. */
export function countSaid<S extends State, M extends Move>(
  { steps }: Lesson<S, M>,
  step: LessonStep<M, S> | null,
): number {
  const before = step ? steps.slice(0, steps.indexOf(step)) : steps;
  const said = before.filter(({ say }) => say).length;
  return step?.say ? said + 1 : Math.max(1, said);
}
