import { useEffect, useState, useTransition } from 'react';

import type { Match, Showing } from '../../match/types';

/**
 * What the match shows, and whether that is being drawn anew. A decision lays the whole table out anew, which takes
 * longer than a frame on a slow phone: it is drawn as a transition, in slices, while fingers and flights go on.
 */
export function useShowing({ showing }: Match): readonly [Showing, boolean] {
  const [now, setNow] = useState(showing.getState);
  const [isDrawing, draw] = useTransition();
  useEffect(() => {
    const take = () => draw(() => setNow(showing.getState()));
    take(); // what has changed since it was drawn
    return showing.subscribe(take);
  }, [showing, draw]);
  return [now, isDrawing];
}
