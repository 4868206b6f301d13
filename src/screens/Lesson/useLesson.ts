import { useEffect, useState } from 'react';

import { playInBeats } from '../../match/beats';
import type { Beat } from '../../match/types';
import { clone, isSame } from '../../rules/kernel/clone';
import type { Engine, Move, State } from '../../rules/kernel/types';
import { countSaid, findNextStep, type Lesson } from '../../table/lesson';
import type { MatchSource } from '../../table/stage';

/** The pause before a move that is made by itself, so that one can follow. */
const PAUSE = 700;
const NO_MOVES: readonly Move[] = [];

interface LessonState {
  readonly state: State;
  /** How many sentences were read that asked for no move. */
  readonly read: number;
  readonly beats: readonly Beat[];
  /** What lay there before the first of the beats. */
  readonly rest: State;
}

/** Where a step began that the learner has done; `run` goes up with each step back, for the table then begins anew. */
interface Course {
  readonly now: LessonState;
  readonly before: readonly LessonState[];
  readonly run: number;
}

/**
 * Runs a lesson on the real engine: moves without words are made by themselves, and the learner may play only the next
 * step's move. To start over, mount it anew.
 */
export function useLesson(lesson: Lesson, engine: Engine) {
  const { seat } = lesson;
  const [first] = useState(() => lesson.begin(engine));
  const [{ now, before, run }, setCourse] = useState<Course>(() => ({
    now: { state: first, read: 0, beats: [], rest: engine.view(first, seat) },
    before: [],
    run: 0,
  }));
  const { state, read, beats, rest } = now;
  const [shown, setShown] = useState(0);
  /** Goes on; a step with words can be gone back to. */
  const goOn = (next: Omit<LessonState, 'rest'>, isOwn: boolean) =>
    setCourse({ now: { ...next, rest }, before: isOwn ? [...before, now] : before, run });

  const step = findNextStep(lesson, state.played, read);
  const isShown = shown >= beats.length;
  const isMine = isShown && step?.say !== undefined;
  const play = (by: number, move: Move) => {
    const after = clone(state);
    const newBeats = playInBeats(engine, after, { seat: by, move }, state.played + 1, seat);
    goOn({ state: after, read, beats: [...beats, ...newBeats] }, step?.say !== undefined);
  };

  /** Next comes a question that nobody is told of. */
  const isPassing = step?.say === undefined && step?.move !== undefined && step.move.type === engine.game.done;
  const wordless = isShown && step?.move && !step.say ? step : null;
  useEffect(() => {
    if (!wordless?.move) return;
    const { by, move } = wordless;
    const timer = setTimeout(() => play(by, move), isPassing ? 0 : PAUSE);
    return () => clearTimeout(timer);
  });

  const readOn = () => {
    if (!step?.jump) return goOn({ state, read: read + 1, beats }, true);
    const after = clone(state);
    step.jump(after);
    const lies: Beat = { decision: state.played, seat, event: null, view: engine.view(after, seat) };
    goOn({ state: after, read: read + 1, beats: [...beats, lies] }, true);
  };

  const last = before.at(-1);
  const stepBack = last
    ? () => {
        setCourse({
          now: { ...last, beats: [], rest: engine.view(last.state, seat) },
          before: before.slice(0, -1),
          run: run + 1,
        });
        setShown(0);
      }
    : null;

  const view = engine.view(state, seat);
  // The engine's own objects are offered, because a face may recognise its moves by identity.
  const moves = isMine && step.move ? engine.moves(state, seat).filter((move) => isSame(move, step.move)) : NO_MOVES;
  const shows: MatchSource = {
    viewer: seat,
    rest,
    beats,
    dropped: 0,
    moves,
    waiting: engine.waiting(state),
    thinking: wordless && wordless.by !== seat ? wordless.by : null,
  };
  return {
    step: isMine ? step : null,
    /** Whether what is asked now will stand: nothing is under way, and nobody goes on at once. */
    isAtRest: isShown && !isPassing,
    isOver: isShown && step === null,
    progress: state.played + read,
    stepsSaid: countSaid(lesson, step),
    view,
    shows,
    setShown,
    play: (move: Move) => play(seat, move),
    readOn,
    /** Goes back to the step before; null at the first one. */
    stepBack,
    run,
  };
}
