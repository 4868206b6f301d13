import { useCallback, useEffect, useRef } from 'react';

import { runInSlices } from '../../backup/slices';
import type { Work } from '../../storage/work';

/** Long work of a screen, one at a time: whoever leaves the screen stops it. */
export function useTask() {
  // Each task takes a number. Cancelling or leaving the screen raises it, so an older task sees that it must stop.
  const number = useRef(0);
  const giveUp = useCallback(() => void number.current++, []);
  useEffect(() => giveUp, [giveUp]);

  /** Null when it was given up. */
  const run = useCallback(<T>(work: Work<T>, onProgress: (hundredths: number) => void): Promise<T | null> => {
    const own = ++number.current;
    return runInSlices(work, { onProgress, isGivenUp: () => own !== number.current });
  }, []);
  return { run, giveUp };
}
