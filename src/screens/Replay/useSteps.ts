import { useMemo, useState } from 'react';

import type { Beat, Replay } from '../../match/types';
import { NOBODY } from '../../rules/kernel/zones';
import type { MatchSource } from '../../table/stage';

interface Steps {
  /** Goes up with every leap, so that the table starts afresh. */
  readonly run: number;
  readonly step: number;
  /** The step at which the last leap landed. */
  readonly from: number;
  readonly beats: readonly Beat[];
}

/** The position of a replay. One step forward is animated on the table, a leap is not. */
export function useSteps(replay: Replay, first: number) {
  const [{ run, step, from, beats }, setSteps] = useState<Steps>({ run: 0, step: first, from: first, beats: [] });
  const [isStarted, setIsStarted] = useState(false);
  const isRunning = isStarted && step < replay.steps;

  const leap = (to: number) => {
    setIsStarted(false);
    setSteps({ run: run + 1, step: to, from: to, beats: [] });
  };
  const on = () => setSteps({ run, step: step + 1, from, beats: [...beats, ...replay.at(step + 1).beats] });
  const shows = useMemo((): MatchSource => {
    const waiting = step < replay.steps ? replay.engine.waiting(replay.at(step).view) : [];
    return { viewer: NOBODY, rest: replay.at(from).view, beats, dropped: 0, moves: [], waiting, thinking: null };
  }, [replay, step, from, beats]);
  return {
    run,
    step,
    shows,
    isRunning,
    setIsRunning: setIsStarted,
    leap,
    on,
    /** Called when the table has shown that many beats to the end. */
    shown(count: number) {
      if (isRunning && count >= beats.length) on();
    },
  };
}
