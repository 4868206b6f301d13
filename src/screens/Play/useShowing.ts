import { startTransition, useEffect, useState } from 'react';

import type { Match, Showing } from '../../match/types';

/**
 * What the match shows. A decision lays the whole table out anew, which takes longer than a frame on a slow phone: it is
 * drawn as a transition, in slices, while fingers and flights go on.
 */
export function useShowing({ showing }: Match): Showing {
  const [now, setNow] = useState(showing.getState);
  useEffect(() => {
    const take = () => startTransition(() => setNow(showing.getState()));
    take(); // what has changed since it was drawn
    return showing.subscribe(take);
  }, [showing]);
  return now;
}
