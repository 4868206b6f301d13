import { useEffect, useState } from 'react';

import { playInBeats } from '../../match/beats';
import type { Beat } from '../../match/types';
import { clone, same } from '../../rules/kernel/clone';
import type { Engine, Move, State } from '../../rules/kernel/types';
import { nextStep, type Lesson } from '../../table/lesson';
import type { Shows } from '../../table/stage';

/** A rival takes so long for a move that one can follow. */
const THOUGHT = 700;
const NO_MOVES: readonly Move[] = [];

interface Standing {
  readonly state: State;
  /** Sentences that were only read. */
  readonly read: number;
  readonly beats: readonly Beat[];
}

/** A lesson on the real engine: rivals move by themselves, the learner may do what comes next. Drawn anew to begin again. */
export function useLesson(lesson: Lesson, engine: Engine) {
  const { seat } = lesson;
  const [first] = useState(() => lesson.begin(engine));
  const [{ state, read, beats }, setStanding] = useState<Standing>({ state: first, read: 0, beats: [] });
  const [shown, setShown] = useState(0);
  const [rest] = useState(() => engine.view(first, seat));

  const step = nextStep(lesson, state.played, read);
  const isShown = shown >= beats.length;
  const isMine = isShown && step !== null && step.by === seat;
  const play = (by: number, move: Move) => {
    const after = clone(state);
    const told = playInBeats(engine, after, { seat: by, move }, state.played + 1, seat);
    setStanding({ state: after, read, beats: [...beats, ...told] });
  };

  const rival = isShown && step?.move && step.by !== seat ? step : null;
  useEffect(() => {
    if (!rival?.move) return;
    const { by, move } = rival;
    const timer = setTimeout(() => play(by, move), THOUGHT);
    return () => clearTimeout(timer);
  });

  const view = engine.view(state, seat);
  // the engine's own move, for a face may know its moves by what they are made of only
  const moves = isMine && step.move ? engine.moves(state, seat).filter((move) => same(move, step.move)) : NO_MOVES;
  const shows: Shows = {
    viewer: seat,
    rest,
    beats,
    dropped: 0,
    moves,
    waiting: engine.waiting(state),
    thinking: rival?.by ?? null,
  };
  return {
    step: isMine ? step : null,
    isOver: isShown && step === null,
    progress: state.played + read,
    view,
    shows,
    setShown,
    play: (move: Move) => play(seat, move),
    readOn: () => setStanding({ state, read: read + 1, beats }),
  };
}
