import { useEffect, useState } from 'react';

import { useTheme } from '../theme/theme';

import type { GameFace } from './face';
import { lengthOf, paceOf } from './flights';
import type { Size } from './scene';
import {
  advanced,
  behind,
  isOneDecision,
  opened,
  opening,
  resized,
  rested,
  skippable,
  type Shows,
  type Stage,
} from './stage';

/** Shows one beat after the other; it alone knows a clock. Null until the table's size is known. */
export function useStage(face: GameFace, shows: Shows, size: Size | null) {
  const { speed, isStill } = useTheme();
  const [stage, setStage] = useState<Stage | null>(null);

  const begin = (from: Stage, count: number, pause: number) =>
    advanced(face, from, shows, count, paceOf(speed, pause, isOneDecision(from, shows)), isStill);
  let now = stage;
  if (size) {
    if (!now) now = opening(face, shows, size, paceOf(speed, 0), isStill);
    else if (now.size !== size) now = resized(face, now, shows.viewer, size);
    const left = behind(now, shows);
    if (left > 0 && !now.sheet && now.phase !== 'laying') {
      const next = shows.beats[Math.max(0, now.begun - shows.dropped)];
      const isAnswer = next.seat === shows.viewer && next.decision !== now.decision; // what I do is not kept waiting
      if (now.phase === 'resting' || isAnswer) now = begin(now, 1, left);
    }
    if (now !== stage) setStage(now);
  }

  useEffect(() => {
    if (!stage || stage.phase === 'resting') return;
    const wait = stage.phase === 'reading' ? stage.read : lengthOf(stage.flights);
    const over = (current: Stage | null): Stage | null => {
      if (current !== stage) return current;
      return stage.phase === 'reading' ? { ...stage, phase: 'resting' } : rested(stage);
    };
    // Not the end of the animation: that is not told when nothing moves, when it is cut, or in the background.
    const timer = setTimeout(() => setStage(over), wait);
    return () => clearTimeout(timer);
  }, [stage]);

  const left = stage ? behind(stage, shows) : shows.beats.length;
  return {
    stage,
    behind: left,
    skip: () =>
      setStage((current) =>
        current && !current.sheet && current.phase !== 'laying' && left > 0
          ? begin(current, skippable(face, current, shows), 0)
          : current,
      ),
    open: (group: string | null) =>
      setStage((current) => current && opened(face, current, shows.viewer, group, isStill)),
    closeSheet: () => setStage((current) => current && { ...current, sheet: null }),
  };
}
