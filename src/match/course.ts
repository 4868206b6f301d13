import type { Engine, Seat } from '../rules/kernel/types';
import type { RecordSaveResult } from '../storage/twoSlots';

import { findAppMove, type Seating } from './appMoves';
import { packDecisions } from './decisions';
import { listPersonSeats } from './deviceOrder';
import type { History } from './history';
import type { MatchRecord } from './record';
import type { Showing } from './types';

export interface MatchParts {
  readonly id: number;
  readonly engine: Engine;
  readonly record: MatchRecord;
  /** The history of this record, up to its state. */
  readonly history: History;
  readonly now: () => number;
  /** How the record that is opened was saved. */
  readonly saving: RecordSaveResult;
  save(record: MatchRecord): RecordSaveResult;
}

/** What an open match remembers: its record, its history, and what people have said that is not saved. */
export interface Course extends Seating {
  readonly history: History;
  /** The seats of people, and whether there are several who share the device. */
  readonly people: readonly Seat[];
  readonly isShared: boolean;
  readonly shut: Set<Seat>;
  readonly through: Set<Seat>;
  readonly sittingOut: Map<Seat, string>;
  /** Replaced as a whole by `keep`, `markSeenUntil` and `forgetSeenAfter`. */
  record: MatchRecord;
  /** After so many decisions the device was laid on the table last. */
  laidAt: number;
  /** Saves what changed; called before anything of it is shown. */
  keep(changed: Partial<MatchRecord>): RecordSaveResult;
}

export function openCourse({ engine, record, history, now, save }: MatchParts): Course {
  const { sitters } = record;
  const people = listPersonSeats(sitters);
  const isShared = people.length > 1;
  return {
    engine,
    sitters,
    history,
    people,
    isShared,
    isOpenTable: isShared && record.openTable === true && engine.game.isOpen !== undefined,
    shut: new Set(),
    through: new Set(),
    sittingOut: new Map(),
    record,
    laidAt: history.decisions.length,
    keep(changed) {
      this.record = { ...this.record, ...changed, touched: now(), moves: packDecisions(history.decisions) };
      return save(this.record);
    },
  };
}

/** The move that the app makes for a seat while `viewer` holds the device; none when the match is over. */
export function findMoveByApp(course: Course, seat: Seat, viewer: Seat) {
  return course.record.status === 'underWay' ? findAppMove(course, course.record.state, seat, viewer) : null;
}

/** Whether people may have advice in this match: one alone with bots, or several who have agreed. */
export const isAdviceOffered = ({ isShared, record }: Course): boolean => !isShared || record.adviceForAll === true;

/**
 * Whether the person at a seat may have advice: at the own turn, with the own cards open, and where several people share the
 * device only if all have agreed. Who is asked in another's turn is not advised, since their haste would tell what they hold.
 */
export function mayHaveAdvice(
  course: Course,
  { viewer, moves }: Pick<Showing, 'viewer' | 'moves'>,
  seat: Seat,
): boolean {
  const { engine, sitters } = course;
  if (sitters[seat]?.kind !== 'person' || seat !== viewer || moves.length === 0) return false;
  if (moves.some(({ type }) => type === engine.game.decline)) return false;
  return isAdviceOffered(course);
}

/** These seats have been shown all that came of so many decisions. */
export function markSeenUntil(course: Course, seats: readonly Seat[], count: number): void {
  const looked = course.record.looked.map((before, seat) => (seats.includes(seat) ? count : before));
  course.record = { ...course.record, looked };
}

/** After undo nobody has seen more decisions than are left. */
export function forgetSeenAfter(course: Course, count: number): void {
  const looked = course.record.looked.map((seen) => Math.min(seen, count));
  course.record = { ...course.record, looked };
}
