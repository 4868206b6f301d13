import { clone, isSame } from '../rules/kernel/clone';
import type { Move, Seat } from '../rules/kernel/types';
import type { RecordSaveResult } from '../storage/twoSlots';

import { playInBeats } from './beats';
import { forgetSeenAfter, markSeenUntil, type Course } from './course';
import type { Beat } from './types';
import { listVisibleCards, hasSeenNewCard } from './visibleCards';

/** Plays a move and saves it; the beats are what the viewer, or everybody at the open table, sees of it. */
export function playDecision(
  course: Course,
  { seat, move }: { readonly seat: Seat; readonly move: Move },
  viewer: Seat,
  asked: Seat | null,
): { readonly beats: readonly Beat[]; readonly saving: RecordSaveResult } {
  const { engine, history, people, shut, through, record } = course;
  const { state } = record;
  const after = clone(state);
  const before = listVisibleCards(engine, state);
  const number = history.decisions.length + 1;
  through.delete(seat);
  if (asked === seat && !engine.game.passesUnopened?.(state, seat)) shut.delete(seat); // it could have opened its cards
  let learned = false;
  const heard = () => void (learned ||= hasSeenNewCard(before, listVisibleCards(engine, after)));
  const beats = playInBeats(engine, after, { seat, move }, number, viewer, heard);
  heard();
  history.add({ seat, move }, after);
  if (seat === viewer) markSeenUntil(course, [viewer], number - 1);
  else if (asked !== null) markSeenUntil(course, people, number - 1);
  const isOver = engine.isOver(after);
  const why = learned ? 'seen' : isSame(state.chance, after.chance) ? null : 'chance';
  const saving = course.keep({
    state: after,
    status: isOver ? 'finished' : 'underWay',
    waiting: engine.waiting(after),
    score: engine.game.score(after),
    places: isOver ? engine.game.result(after).places : null,
    barrier: why ? { at: number, why } : record.barrier,
  });
  return { beats, saving };
}

/** Takes back all decisions after the first `count`, and saves that. */
export function cutBack(course: Course, count: number): RecordSaveResult {
  const { engine, history } = course;
  course.sittingOut.delete(history.decisions[count].seat);
  const state = history.stateAt(count);
  history.cutTo(count);
  forgetSeenAfter(course, count);
  return course.keep({ state, waiting: engine.waiting(state), score: engine.game.score(state) });
}
