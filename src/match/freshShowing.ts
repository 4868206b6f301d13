import type { Seat, State } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';

import { findAppMove, isAppType, listOpenMoves } from './appMoves';
import { replayBeats } from './beats';
import { findMoveByApp, type Course } from './course';
import { findNextToAct, findNextToHold } from './deviceOrder';
import type { Beat, Showing } from './types';
import { findUndoPoint } from './undoLimit';

/** No more than so many beats wait for a screen; who was away longer finds the rest in the log. */
export const MOST_BEATS = 96;

export type Fresh = Omit<Showing, 'epoch' | 'saving'>;

/** How many decisions are left when this viewer undoes, or why they cannot. */
export function findCourseUndo(course: Course, viewer: Seat, isLaid: boolean) {
  const { engine, history, record, laidAt } = course;
  const { decisions, stateAt } = history;
  const isByApp = (index: number) => {
    const { seat, move } = decisions[index];
    return isAppType(engine, move.type) && findAppMove(course, stateAt(index), seat, viewer) !== null;
  };
  const whose = viewer !== NOBODY ? { viewer } : isLaid ? { since: laidAt } : null;
  return findUndoPoint(record, decisions, whose, isByApp);
}

/** What anybody may know, and what this viewer may, or who is asked at the open table. */
export function createSeen(course: Course, viewer: Seat, asked: Seat | null) {
  const { engine } = course;
  const { state, status, waiting } = course.record;
  const seat = asked ?? viewer;
  const isAsked = status === 'underWay' && seat !== NOBODY && findMoveByApp(course, seat, viewer) === null;
  const point = findCourseUndo(course, viewer, asked !== null);
  return {
    view: engine.view(state, viewer),
    moves: !isAsked ? [] : asked === null ? engine.moves(state, seat) : listOpenMoves(engine, state, seat),
    waiting,
    status,
    undoBlockedBy: typeof point === 'number' ? null : point,
  };
}

/** Everything anew for whoever holds the device now, after what that person has not yet seen. */
export function createFresh(
  course: Course,
  viewer: Seat,
  curtain: Seat | null,
  missed: readonly Beat[] = [],
  before?: State,
  asked: Seat | null = null,
): Fresh {
  const seen = createSeen(course, viewer, asked);
  const gone = Math.max(0, missed.length - MOST_BEATS);
  const rest = gone > 0 ? missed[gone - 1].view : (before ?? seen.view);
  return { ...seen, viewer, asked, curtain, rest, beats: missed.slice(gone), dropped: 0, thinking: null };
}

/** The table of the person at the curtain, who is shown what happened since they last looked. */
export function createTaken(course: Course, viewer: Seat): Fresh {
  const { engine, history } = course;
  const from = course.record.looked[viewer];
  const missed = replayBeats(engine, history, from, history.decisions.length, viewer);
  return createFresh(course, viewer, null, missed, engine.view(history.stateAt(from), viewer));
}

/** The open table, after what somebody at it has not yet seen. */
export function createLaid(course: Course, asked: Seat): Fresh {
  const { engine, history, people, record } = course;
  const { length } = history.decisions;
  const from = Math.min(...people.map((seat) => record.looked[seat]));
  const missed = replayBeats(engine, history, from, length, NOBODY);
  course.laidAt = length;
  return createFresh(course, NOBODY, null, missed, engine.view(history.stateAt(from), NOBODY), asked);
}

/** The person who decided last. */
function findLastPerson({ history, people }: Course): Seat | null {
  return history.decisions.findLast(({ seat }) => people.includes(seat))?.seat ?? null;
}

/** What is shown when a match is opened: several people meet a curtain first, or the open table. */
export function createFirst(course: Course): Fresh {
  const { people, isShared, isOpenTable, sitters, record } = course;
  if (!isShared) return createFresh(course, people[0] ?? NOBODY, null);
  if (isOpenTable) {
    const last = findLastPerson(course) ?? people[0];
    const next = findNextToAct(record.waiting, sitters, last);
    return createLaid(course, next !== null && people.includes(next) ? next : last);
  }
  const asked = record.waiting.filter((seat) => findMoveByApp(course, seat, NOBODY) === null);
  const isUnderWay = record.status === 'underWay';
  const curtain = isUnderWay ? findNextToHold(asked, sitters, findLastPerson(course)) : null;
  return createFresh(course, NOBODY, curtain);
}
