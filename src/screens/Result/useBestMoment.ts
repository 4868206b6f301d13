import { useEffect, useState } from 'react';

import { findBestMoment, type BestMoment, type MomentOptions } from '../../match/review/moments';
import type { Match } from '../../match/types';
import type { Seat } from '../../rules/kernel/types';

/** We look for so many milliseconds before a frame is drawn. */
const SLICE = 6;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Finds the best turn of a seat while its result is looked at. Null until it is found, and where there is none. */
export function useBestMoment(match: Match, seat: Seat, counting: MomentOptions): BestMoment | null {
  const [found, setFound] = useState<BestMoment | null>(null);
  useEffect(() => {
    let isLeft = false;

    async function look() {
      const search = match.thinkOver((base, decisions) =>
        findBestMoment(match.engine, base, decisions, seat, counting),
      );
      for (let step = search?.next(); search && step && !isLeft;) {
        const since = Date.now();
        while (!step.done && Date.now() - since < SLICE) step = search.next();
        if (step.done) return setFound(step.value);
        await pause();
      }
    }

    void look();
    return () => {
      isLeft = true;
    };
  }, [match, seat, counting]);
  return found;
}
