import { useEffect, useState } from 'react';

import { playInBeats } from '../../match/beats';
import type { Beat } from '../../match/types';
import { clone, same } from '../../rules/kernel/clone';
import type { Engine, Move, State } from '../../rules/kernel/types';
import { countSaid, nextStep, type Lesson } from '../../table/lesson';
import type { MatchSource } from '../../table/stage';

/** The pause before a move that is made by itself, so that one can follow. */
const PAUSE = 700;
const NO_MOVES: readonly Move[] = [];

interface LessonState {
  readonly state: State;
  /** How many sentences were read that asked for no move. */
  readonly read: number;
  readonly beats: readonly Beat[];
}

/**
 * Runs a lesson on the real engine: moves without words are made by themselves, and the learner may play only the next
 * step's move. To start over, mount it anew.
 */
export function useLesson(lesson: Lesson, engine: Engine) {
  const { seat } = lesson;
  const [first] = useState(() => lesson.begin(engine));
  const [{ state, read, beats }, setState] = useState<LessonState>({ state: first, read: 0, beats: [] });
  const [shown, setShown] = useState(0);
  const [rest] = useState(() => engine.view(first, seat));

  const step = nextStep(lesson, state.played, read);
  const isShown = shown >= beats.length;
  const isMine = isShown && step?.say !== undefined;
  const play = (by: number, move: Move) => {
    const after = clone(state);
    const newBeats = playInBeats(engine, after, { seat: by, move }, state.played + 1, seat);
    setState({ state: after, read, beats: [...beats, ...newBeats] });
  };

  const wordless = isShown && step?.move && !step.say ? step : null;
  useEffect(() => {
    if (!wordless?.move) return;
    const { by, move } = wordless;
    const isNothing = move.type === engine.game.done; // and has nothing to show
    const timer = setTimeout(() => play(by, move), isNothing ? 0 : PAUSE);
    return () => clearTimeout(timer);
  });

  const readOn = () => {
    if (!step?.jump) return setState({ state, read: read + 1, beats });
    const after = clone(state);
    step.jump(after);
    const lies: Beat = { decision: state.played, seat, event: null, view: engine.view(after, seat) };
    setState({ state: after, read: read + 1, beats: [...beats, lies] });
  };

  const view = engine.view(state, seat);
  // The engine's own objects are offered, because a face may recognise its moves by identity.
  const moves = isMine && step.move ? engine.moves(state, seat).filter((move) => same(move, step.move)) : NO_MOVES;
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
    isOver: isShown && step === null,
    progress: state.played + read,
    said: countSaid(lesson, step),
    view,
    shows,
    setShown,
    play: (move: Move) => play(seat, move),
    readOn,
  };
}
