import type { Engine, Move, Seat, State } from '../rules/kernel/types';
import type { Phrase } from '../words/phrase';

/** One thing at a time: the coach says something, or somebody moves. */
export interface LessonStep<M extends Move = Move> {
  /** What the coach says; left out where a rival just moves. */
  readonly say?: Phrase;
  /** The move that leads on, and who is to do it. Left out: one reads, and goes on. */
  readonly move?: M;
  readonly by: Seat;
  /** Places that the coach points at. */
  readonly point: readonly string[];
}

/** A game learned by playing it: the real engine, a deal laid out by hand, and steps one after the other. */
export interface Lesson<S extends State = State, M extends Move = Move> {
  /** The learner's seat. */
  readonly seat: Seat;
  /** By seat. */
  readonly names: readonly Phrase[];
  begin(engine: Engine<S, M>): S;
  readonly steps: readonly LessonStep<M>[];
}

/** The step that comes next, after so many moves and so many sentences that were only read; null when the lesson is over. */
export function nextStep<S extends State, M extends Move>(
  { steps }: Lesson<S, M>,
  played: number,
  read: number,
): LessonStep<M> | null {
  let moves = played;
  let sentences = read;
  for (const step of steps) {
    if (step.move ? moves-- <= 0 : sentences-- <= 0) return step;
  }
  return null;
}
