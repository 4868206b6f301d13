import { useEffect, useState } from 'react';

import { packReview, unpackReview } from '../../match/review/pack';
import { beginReview, reviewMatch, countStepsDone, stepsOf } from '../../match/review/review';
import type { Review } from '../../match/review/types';
import type { Match } from '../../match/types';
import { createMind, type Mind } from '../../rules/bots/mind';
import { loadLearned } from '../../rules/minds';
import { keepReview } from '../../storage/reviews';
import { useDevice, type Device } from '../device';
import { thinkInSlices } from '../parts/thinkInSlices';
import { useIsSeen } from '../Play/useIsSeen';

/** What was thought is kept so often, in milliseconds. */
const KEEPING = 3000;
/** Progress is drawn so often: a frame of the result costs more than a thought. */
const DRAWING = 250;

export interface ReviewProgress {
  readonly review: Review;
  readonly done: number;
  readonly steps: number;
  /** About how many seconds are left; null as long as too little is known. */
  readonly left: number | null;
}

/** After so many milliseconds the time that is left can be told, in steps of so many seconds. */
const KNOWN_AFTER = 5000;
const STEP = 5;

function estimateLeft(since: number, doneThen: number, done: number, steps: number): number | null {
  const spent = Date.now() - since;
  if (spent < KNOWN_AFTER || done <= doneThen) return null;
  const left = ((steps - done) * spent) / (done - doneThen) / 1000;
  return Math.max(STEP, Math.round(left / STEP) * STEP);
}

interface Thinking {
  readonly mind: Mind;
  readonly review: Review;
  readonly thought: Generator<undefined, void>;
  readonly steps: number;
}

/** Opens the review of a match where it was left off; null when nothing can be told of it. */
async function openReview(match: Match, { reviews }: Device): Promise<Thinking | null> {
  const learned = await loadLearned(match.engine.game.id);
  const mind = learned && createMind(match.engine.game, learned);
  if (!mind?.canTell(match.sitters.length)) return null;
  const { touched } = match.summary();
  const kept = reviews.get().kept.find((one) => one.match === match.id && one.touched === touched);
  return match.thinkOver((base, decisions) => {
    const review = (kept && unpackReview(kept.text, decisions)) || beginReview();
    return { mind, review, thought: reviewMatch(mind, base, decisions, review), steps: stepsOf(decisions.length) };
  });
}

/**
 * Thinks a match over while its result is looked at, and keeps what it comes to. Null when nothing can be told of it, or
 * not yet.
 */
export function useReview(match: Match, isOn = true): ReviewProgress | null {
  const device = useDevice();
  const [progress, setProgress] = useState<ReviewProgress | null>(null);
  const isSeen = useIsSeen();
  const isThinking = isOn && isSeen;
  useEffect(() => {
    if (!isThinking) return;
    let isLeft = false;

    async function think() {
      const opened = await openReview(match, device);
      if (isLeft || !opened) return;
      const { review, thought, steps } = opened;
      const since = Date.now();
      const doneThen = countStepsDone(review);
      let drawn = 0;
      let kept = since;
      const draw = (done: number) =>
        setProgress({ review, done, steps, left: estimateLeft(since, doneThen, done, steps) });
      const keep = () => {
        kept = Date.now();
        const text = packReview(review);
        device.reviews.change((now) => keepReview(now, { match: match.id, touched: match.summary().touched, text }));
      };
      const end = await thinkInSlices(
        thought,
        () => isLeft,
        () => {
          if (Date.now() - kept > KEEPING) keep();
          if (Date.now() - drawn < DRAWING) return;
          drawn = Date.now();
          draw(countStepsDone(review));
        },
      );
      const isDone = end !== null;
      if (isDone ? doneThen < steps : countStepsDone(review) > doneThen) keep();
      if (isDone) draw(steps);
    }

    // Without it the result is as it was: whoever cannot load what was learned is told of nothing that is missing.
    think().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [match, device, isThinking]);
  return progress;
}
