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
  over,
  resized,
  rested,
  skippable,
  type Shows,
  type Stage,
} from './stage';

/** How long the phase of a stage lasts; null for one that ends with the next beat. */
function lastsFor({ phase, read, flights }: Stage): number | null {
  if (phase === 'resting') return null;
  return phase === 'reading' ? read : lengthOf(flights);
}

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
    if (left > 0 && !now.sheet && now.isLaid) {
      const next = shows.beats[Math.max(0, now.begun - shows.dropped)];
      const isAnswer = next.seat === shows.viewer && next.decision !== now.decision; // what I do is not kept waiting
      if (now.phase === 'resting' || isAnswer) now = begin(now, 1, left);
    }
    if (now !== stage) setStage(now);
  }

  const step = stage?.step ?? 0;
  const wait = stage && lastsFor(stage);
  useEffect(() => {
    if (wait === null) return;
    const next = (current: Stage | null): Stage | null => {
      if (current?.step !== step) return current;
      return current.phase === 'reading' ? over(current) : rested(current);
    };
    // Not the end of the animation: that is not told when nothing moves, when it is cut, or in the background.
    const timer = setTimeout(() => setStage(next), wait);
    return () => clearTimeout(timer);
  }, [step, wait]);

  const isLaid = stage?.isLaid !== false;
  const { flights } = stage ?? {};
  useEffect(() => {
    if (isLaid) return;
    const timer = setTimeout(() =>
      setStage((current) => (current?.flights === flights ? { ...current!, isLaid: true } : current)),
    );
    return () => clearTimeout(timer);
  }, [isLaid, flights]);

  const left = stage ? behind(stage, shows) : shows.beats.length;
  return {
    stage,
    behind: left,
    skip: () =>
      setStage((current) =>
        current && !current.sheet && current.isLaid && left > 0
          ? begin(current, skippable(face, current, shows), 0)
          : current,
      ),
    open: (group: string | null) =>
      setStage((current) => current && opened(face, current, shows.viewer, group, isStill)),
    closeSheet: () => setStage((current) => current && { ...current, sheet: null }),
  };
}
