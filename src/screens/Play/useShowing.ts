import { useEffect, useState, useSyncExternalStore, useTransition } from 'react';

import type { Match, Showing } from '../../match/types';

/** Whether what one person may see has to go, or another one sees the table. */
const hasOtherEyes = (one: Showing, other: Showing): boolean =>
  one.epoch !== other.epoch || one.viewer !== other.viewer || one.curtain !== other.curtain;

/** What was shown first to those who see the table now. */
function holdFirst({ showing }: Match): () => Showing {
  let first = showing.getState();
  return () => {
    const now = showing.getState();
    if (hasOtherEyes(first, now)) first = now;
    return first;
  };
}

/**
 * What the match shows, and whether that is being drawn anew. A decision lays the whole table out anew, which takes
 * longer than a frame on a slow phone: it is drawn as a transition, in slices, while fingers and flights go on. But the
 * curtain, and whatever else hides cards, falls at once.
 */
export function useShowing(match: Match): readonly [Showing, boolean] {
  const { showing } = match;
  const [getFirst] = useState(() => holdFirst(match));
  const first = useSyncExternalStore(showing.subscribe, getFirst);
  const [now, setNow] = useState(first);
  const [isDrawing, draw] = useTransition();
  useEffect(() => {
    const take = () => draw(() => setNow(showing.getState()));
    take(); // what has changed since it was drawn
    return showing.subscribe(take);
  }, [showing, draw]);
  return [hasOtherEyes(now, first) ? first : now, isDrawing];
}
