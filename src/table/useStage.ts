import { startTransition, useEffect, useState } from 'react';

import type { Beat } from '../match/types';
import { useTheme } from '../theme/theme';
import type { Phrase } from '../words/phrase';

import { countChapter, findPage, splitChapters } from './chapters';
import type { GameFace } from './face';
import { getLanding, getPace, getReadingTime, getStandingTime } from './flights';
import { openStage, resizeStage } from './layStage';
import type { Size } from './scene';
import {
  advanceStage,
  countBehind,
  isOneDecision,
  listWaiting,
  openGroup,
  finishReading,
  readOn,
  finishFlights,
  countSkippable,
  NO_CARDS,
  type MatchSource,
  type Stage,
} from './stage';

/** The cards of a chapter begin at most so many flights before the last is read. */
const OVERLAP = 2;

/** Less is not waited for, in milliseconds: nobody would notice. */
const MOMENT = 20;

/** How long the phase of a stage lasts; null for one that ends with the next beat. */
function phaseLength({ phase, read, flights }: Stage): number | null {
  if (phase === 'resting') return null;
  return phase === 'reading' ? read : getLanding(flights);
}

/**
 * Shows one beat after the other; it alone knows a clock. Null until the table's size is known. `write` gives words to
 * what is said: how long it stays depends on its letters.
 */
export function useStage(
  face: GameFace,
  shows: MatchSource,
  size: Size | null,
  write: (said: readonly Phrase[]) => string,
) {
  const { speed, isStill } = useTheme();
  const [stage, setStage] = useState<Stage | null>(null);
  const [isSkipping, setIsSkipping] = useState(false);
  /** The step after which somebody has tapped to go on. */
  const [goneOn, setGoneOn] = useState(-1);
  /** The viewer has just decided by hand, and what comes of it has not begun. */
  const [isAnswering, setIsAnswering] = useState(false);

  const begin = (from: Stage, count: number, pause: number) => {
    const pace = getPace(speed, pause, isOneDecision(from, shows));
    const isPage = findPage(face, listWaiting(from, shows)[0]) !== null;
    const next = advanceStage(face, from, shows, count, isPage ? { ...pace, stagger: 0 } : pace, isStill);
    const isOwn = next.actor === shows.viewer && next.decision !== from.decision; // I know what I did
    const { said, events } = next.landing ?? next;
    const seen = events.length > 0 ? (face.describeShown?.(events, shows.viewer, next.view) ?? []) : [];
    const needed = getReadingTime(speed, Math.max(write(said).length, write(seen).length));
    const isAnnounced = events.some((event) => face.announce?.(event)); // also who brought it about wants to see it
    if (isOwn && seen.length === 0 && (face.joins || !isAnnounced)) return next;
    // Many chapters or pages follow each other: what one says is still read while the cards of the next are under way.
    const overlap = face.joins || isPage ? OVERLAP * pace.flight : 0;
    const standing = getStandingTime(speed);
    const played = standing > 0 ? next.played : NO_CARDS;
    const read = Math.max(needed - overlap, played.length > 0 ? standing : 0);
    return { ...next, played, read, owed: Math.max(0, needed - read) };
  };
  const skipFrom = (from: Stage): Stage => ({ ...begin(from, countSkippable(face, from, shows), 0), played: NO_CARDS });
  const isHeldAt = (at: Stage, next: Beat) =>
    speed === 'tap' &&
    at.step !== goneOn &&
    at.actor !== null &&
    ![at.actor, shows.viewer].includes(next.seat) &&
    at.actor !== shows.viewer;
  let isHeld = false;
  let now = stage;
  if (size) {
    if (!now) now = openStage(face, shows, size, getPace(speed, 0), isStill);
    else if (now.size !== size) now = resizeStage(face, now, shows.viewer, size);
    const left = countBehind(now, shows);
    if (left > 0 && !now.sheet && now.isLaid) {
      const waiting = listWaiting(now, shows);
      const [next] = waiting;
      // What I do by hand is not kept waiting. What the app does for me right after it must not cut those flights short,
      // nor what is read of others.
      const isOwn = next.seat === shows.viewer && next.decision !== now.decision;
      const isAtOnce = isOwn && (isAnswering || (now.phase === 'reading' && now.actor === shows.viewer));
      if (isSkipping) now = skipFrom(now);
      else if (now.phase === 'resting' && isHeldAt(now, next)) isHeld = true;
      else if (now.phase === 'resting' || isAtOnce) {
        if (isAnswering) setIsAnswering(false);
        const chapters = splitChapters(face, waiting, shows.viewer);
        const next = begin(now, chapters[0].length, chapters.length);
        const owed = isAtOnce ? 0 : now.owed - getLanding(next.flights);
        now = owed > MOMENT ? readOn(now, owed) : next;
      }
    }
    if (isSkipping && (now.sheet || shows.moves.length > 0)) setIsSkipping(false);
    if (now !== stage) setStage(now);
  }

  const step = stage?.step ?? 0;
  const wait = stage && phaseLength(stage);
  useEffect(() => {
    if (wait === null) return;
    const next = (current: Stage | null): Stage | null => {
      if (current?.step !== step) return current;
      return current.phase === 'reading' ? finishReading(current, isStill) : finishFlights(current);
    };
    // We do not wait for the animation to report its end: it does not when nothing moves, when it is cut, or in the background.
    // The whole table is laid out anew, for longer than a frame on a slow phone: as a transition it leaves frames between.
    const timer = setTimeout(() => startTransition(() => setStage(next)), wait);
    return () => clearTimeout(timer);
  }, [step, wait, isStill]);

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
  /** Begins at once what comes next, where nothing hinders. */
  const hurry = (change: (current: Stage) => Stage) =>
    setStage((current) => (current && !current.sheet && current.isLaid ? change(current) : current));
  const skip = () => {
    if (isHeld) return setGoneOn(step);
    // Where bots run ahead, what they have not decided yet is skipped too, up to the viewer's next question.
    if (face.joins && shows.viewer >= 0 && shows.moves.length === 0) setIsSkipping(true);
    hurry((current) => {
      if (left > 0) return skipFrom(current);
      // The last is shown; what still stands large goes at once.
      return current.phase === 'reading' && current.played.length > 0 ? finishReading(current, isStill) : current;
    });
  };
  /** Turns a page, where one lies open or is the next. */
  const turnPage = () => {
    const [next] = stage ? listWaiting(stage, shows) : [];
    const open = stage && (stage.landing ?? stage).events;
    const isPaged = findPage(face, next) !== null || open?.some((event) => (face.pageOf?.(event) ?? null) !== null);
    if (!isPaged) return skip();
    hurry((current) =>
      left > 0 ? begin(current, countChapter(face, listWaiting(current, shows), shows.viewer), 0) : current,
    );
  };
  return {
    stage,
    behind: left,
    /** A bot's turn is over, and the next waits for a tap. */
    isHeld,
    skip,
    /** A tap on the table. */
    goOn: turnPage,
    /** To be called when the viewer decides. */
    answer: () => setIsAnswering(true),
    open: (group: string | null) =>
      setStage((current) => current && openGroup(face, current, shows.viewer, group, isStill)),
    closeSheet: () => setStage((current) => current && { ...current, sheet: null }),
  };
}
