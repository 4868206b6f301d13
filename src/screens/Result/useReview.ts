import { useEffect, useState } from 'react';

import { beginReview, reviewMatch, countStepsDone, stepsOf } from '../../match/review/review';
import type { Review } from '../../match/review/types';
import type { Match } from '../../match/types';
import { createMind } from '../../rules/bots/mind';
import { loadLearned } from '../../rules/minds';

/** The review thinks for so many milliseconds before a frame is drawn. */
const SLICE = 6;

export interface ReviewProgress {
  readonly review: Review;
  readonly done: number;
  readonly steps: number;
}

/** What was thought of each match since the app began, finished or not: it goes on from there. */
const reviews = new WeakMap<Match, Review>();

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Thinks a match over while its result is looked at. Null when nothing can be told of it, or not yet. */
export function useReview(match: Match): ReviewProgress | null {
  const [progress, setProgress] = useState<ReviewProgress | null>(null);
  useEffect(() => {
    let isLeft = false;

    async function think() {
      const learned = await loadLearned(match.engine.game.id);
      if (isLeft || !learned) return;
      const review = reviews.get(match) ?? beginReview();
      reviews.set(match, review);
      const mind = createMind(match.engine.game, learned);
      if (!mind.canTell(match.sitters.length)) return;
      const begun = match.thinkOver((base, decisions) => ({
        thought: reviewMatch(mind, base, decisions, review),
        steps: stepsOf(decisions.length),
      }));
      if (!begun) return;
      const { thought, steps } = begun;
      for (;;) {
        const since = Date.now();
        let isDone = false;
        while (!isDone && Date.now() - since < SLICE) isDone = thought.next().done === true;
        setProgress({ review, done: isDone ? steps : countStepsDone(review), steps });
        if (isDone) return;
        await pause();
        if (isLeft) return;
      }
    }

    // Without it the result is as it was: whoever cannot load what was learned is told of nothing that is missing.
    think().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [match]);
  return progress;
}
