import { createStore } from 'zustand/vanilla';

import { createEyes } from '../rules/bots/eyes';
import { isSame } from '../rules/kernel/clone';
import { makeRuleError } from '../rules/kernel/errors';
import type { Move, Seat } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';

import { listOpenMoves } from './appMoves';
import { createLog } from './beats';
import { findMoveByApp, isAdviceOffered, markSeenUntil, mayHaveAdvice, openCourse, type MatchParts } from './course';
import { seedOf } from './decisionSeed';
import {
  createFirst,
  createFresh,
  createLaid,
  createSeen,
  createTaken,
  findCourseUndo,
  MOST_BEATS,
  type Fresh,
} from './freshShowing';
import { cutBack, playDecision } from './playDecision';
import { summarizeMatch } from './record';
import type { Match, Showing, Shown } from './types';
import { hasSecrets } from './visibleCards';

/** An open match: what it remembers is its course, what a screen may show of it is its showing. */
export function createMatch(parts: MatchParts): Match {
  const { id, engine } = parts;
  const course = openCourse(parts);
  const { sitters, people, isShared, isOpenTable, history, shut, through, sittingOut } = course;
  const showing = createStore<Showing>(() => ({ ...createFirst(course), epoch: 0, saving: parts.saving }));
  const shown = createStore<Shown>(() => ({ epoch: 0, count: 0 }));

  function restart(fresh: Fresh, saving = showing.getState().saving) {
    showing.setState({ ...fresh, saving, epoch: showing.getState().epoch + 1 });
  }

  /** Who sees what is shown: the viewer, or everybody at the open table. */
  function listOnlookers(): readonly Seat[] {
    const { viewer, asked } = showing.getState();
    return viewer !== NOBODY ? [viewer] : asked !== null ? people : [];
  }

  /** What was seen when the device goes on: a decision that was not shown to its end is shown again. */
  function rememberSeen(unseen: number) {
    const { beats } = showing.getState();
    const next = unseen > 0 ? beats[Math.max(0, beats.length - unseen)] : undefined;
    markSeenUntil(course, listOnlookers(), next ? next.decision - 1 : history.decisions.length);
  }

  function cover(seat: Seat, unseen: number) {
    if (!isShared) return;
    rememberSeen(unseen);
    restart(createFresh(course, NOBODY, course.record.status === 'underWay' ? seat : null));
  }

  const needsCards = (seat: Seat) => listOpenMoves(engine, course.record.state, seat).length === 0;
  const findSpan = (seat: Seat) => engine.game.findSpan?.(course.record.state, seat) ?? null;

  return {
    id,
    engine,
    sitters,
    seed: course.record.seed,
    options: course.record.state.options,
    showing,
    shown,
    hasSecrets: hasSecrets(engine, course.record.state),
    isOpenTable,
    isAskedAgain: (seat) =>
      isOpenTable &&
      !engine.isOver(course.record.state) &&
      engine.game.isAskedAgain?.(course.record.state, seat) === true,
    needsCards,
    holdsCards: (seat) => !isSame(engine.view(course.record.state, seat), engine.view(course.record.state, NOBODY)),
    summary: () => summarizeMatch(id, course.record),

    markShown(epoch, count) {
      if (epoch === showing.getState().epoch) shown.setState({ epoch, count }); // else it comes from a table that is put away
    },

    countUnshown() {
      const { epoch, dropped, beats } = showing.getState();
      const { epoch: last, count } = shown.getState();
      return Math.max(0, dropped + beats.length - (last === epoch ? count : dropped));
    },

    play(seat: Seat, move: Move) {
      if (course.record.status !== 'underWay') throw makeRuleError(`${engine.game.id}: match ${id} is over`);
      const { viewer, asked } = showing.getState();
      const played = playDecision(course, { seat, move }, viewer, asked);
      const { beats, dropped, rest } = showing.getState();
      const all = [...beats, ...played.beats];
      const gone = Math.max(0, all.length - MOST_BEATS);
      showing.setState({
        ...createSeen(course, viewer, asked),
        saving: played.saving,
        thinking: null,
        beats: all.slice(gone),
        dropped: dropped + gone,
        rest: gone > 0 ? all[gone - 1].view : rest,
      });
    },

    undo() {
      const { viewer, asked } = showing.getState();
      const count = findCourseUndo(course, viewer, asked !== null);
      if (typeof count !== 'number') return;
      const { seat } = history.decisions[count];
      const saving = cutBack(course, count);
      restart(createFresh(course, viewer, null, [], undefined, asked === null ? null : seat), saving);
    },

    log: () => createLog(engine, history, showing.getState().viewer),

    isAdviceOffered: isAdviceOffered(course),
    mayHaveAdvice: (seat) => mayHaveAdvice(course, showing.getState(), seat),

    giveEyes: (judging, seat) =>
      mayHaveAdvice(course, showing.getState(), seat) ? createEyes(judging, course.record.state, seat) : null,

    countAdvice(seat) {
      const before = course.record.advised ?? sitters.map(() => 0);
      const advised = before.map((count, other) => count + (other === seat ? 1 : 0));
      showing.setState({ saving: course.keep({ advised }) });
    },

    startThinking(think, seat) {
      const sitter = sitters[seat];
      if (sitter.kind !== 'bot') throw makeRuleError(`${engine.game.id}: at seat ${seat} sits no bot`);
      const { state, seed } = course.record;
      return think(engine, state, seat, sitter.level, seedOf(seed, state.played, seat));
    },

    thinkOver: (review) => (course.record.status === 'finished' ? review(history.stateAt(0), history.decisions) : null),

    seenAt: (step, seat) => (course.record.status === 'finished' ? engine.view(history.stateAt(step), seat) : null),

    maySitOut: (seat) => !isOpenTable && findSpan(seat) !== null,

    sitOut(seat) {
      const span = findSpan(seat);
      if (span === null) return;
      sittingOut.set(seat, span);
      const done = findMoveByApp(course, seat, seat);
      if (done) this.play(seat, done);
    },

    findAppMove: (seat) => findMoveByApp(course, seat, showing.getState().viewer),

    cover,

    layOpen(unseen, isThrough = false) {
      const { viewer, curtain, asked } = showing.getState();
      if (!isOpenTable || asked !== null) return;
      if (isThrough) through.add(viewer);
      if (course.record.waiting.includes(viewer) || isThrough) shut.delete(viewer);
      else if (viewer !== NOBODY) shut.add(viewer);
      rememberSeen(unseen);
      restart(createLaid(course, viewer === NOBODY ? (curtain ?? people[0]) : viewer));
    },

    ask(seat) {
      if (needsCards(seat)) return cover(seat, 0);
      rememberSeen(0);
      restart(createFresh(course, NOBODY, null, [], undefined, seat));
    },

    take() {
      const { curtain } = showing.getState();
      if (curtain === null) return;
      through.delete(curtain);
      restart(createTaken(course, curtain));
    },

    passTo(seat) {
      rememberSeen(0);
      restart(createFresh(course, seat, null));
    },

    abandon() {
      if (course.record.status !== 'underWay') return;
      const saving = course.keep({ status: 'abandoned', waiting: [] });
      restart(createFresh(course, isShared ? NOBODY : showing.getState().viewer, null), saving);
    },
  };
}
