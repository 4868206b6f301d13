import { useEffect, useState } from 'react';

import { useTheme } from '../theme/theme';

import { splitChapters } from './chapters';
import type { GameFace } from './face';
import { getDuration, getPace } from './flights';
import { openStage, resizeStage } from './layStage';
import type { Size } from './scene';
import {
  advanceStage,
  countBehind,
  isOneDecision,
  listWaiting,
  openGroup,
  finishReading,
  finishFlights,
  countSkippable,
  type MatchSource,
  type Stage,
} from './stage';

/** How long the phase of a stage lasts; null for one that ends with the next beat. */
function lastsFor({ phase, read, flights }: Stage): number | null {
  if (phase === 'resting') return null;
  return phase === 'reading' ? read : getDuration(flights);
}

/** Shows one beat after the other; it alone knows a clock. Null until the table's size is known. */
export function useStage(face: GameFace, shows: MatchSource, size: Size | null) {
  const { speed, isStill } = useTheme();
  const [stage, setStage] = useState<Stage | null>(null);
  const [isSkipping, setIsSkipping] = useState(false);
  /** The viewer has just decided by hand, and what comes of it has not begun. */
  const [isAnswering, setIsAnswering] = useState(false);

  const begin = (from: Stage, count: number, pause: number) =>
    advanceStage(face, from, shows, count, getPace(speed, pause, isOneDecision(from, shows)), isStill);
  let now = stage;
  if (size) {
    if (!now) now = openStage(face, shows, size, getPace(speed, 0), isStill);
    else if (now.size !== size) now = resizeStage(face, now, shows.viewer, size);
    const left = countBehind(now, shows);
    if (left > 0 && !now.sheet && now.isLaid) {
      const waiting = listWaiting(now, shows);
      const [next] = waiting;
      // What I do by hand is not kept waiting. What the app does for me right after it must not cut those flights short.
      const isOwn = next.seat === shows.viewer && next.decision !== now.decision;
      if (isSkipping) now = begin(now, countSkippable(face, now, shows), 0);
      else if (now.phase === 'resting' || (isOwn && (isAnswering || now.phase === 'reading'))) {
        if (isAnswering) setIsAnswering(false);
        const chapters = splitChapters(face, waiting, shows.viewer);
        now = begin(now, chapters[0].length, chapters.length);
      }
    }
    if (isSkipping && (now.sheet || shows.moves.length > 0)) setIsSkipping(false);
    if (now !== stage) setStage(now);
  }

  const step = stage?.step ?? 0;
  const wait = stage && lastsFor(stage);
  useEffect(() => {
    if (wait === null) return;
    const next = (current: Stage | null): Stage | null => {
      if (current?.step !== step) return current;
      return current.phase === 'reading' ? finishReading(current) : finishFlights(current);
    };
    // We do not wait for the animation to report its end: it does not when nothing moves, when it is cut, or in the background.
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

  const left = stage ? countBehind(stage, shows) : shows.beats.length;
  return {
    stage,
    behind: left,
    skip: () => {
      // Where bots run ahead, what they have not decided yet is skipped too, up to the viewer's next question.
      if (face.joins && shows.viewer >= 0 && shows.moves.length === 0) setIsSkipping(true);
      setStage((current) =>
        current && !current.sheet && current.isLaid && left > 0
          ? begin(current, countSkippable(face, current, shows), 0)
          : current,
      );
    },
    /** To be called when the viewer decides. */
    answer: () => setIsAnswering(true),
    open: (group: string | null) =>
      setStage((current) => current && openGroup(face, current, shows.viewer, group, isStill)),
    closeSheet: () => setStage((current) => current && { ...current, sheet: null }),
  };
}
