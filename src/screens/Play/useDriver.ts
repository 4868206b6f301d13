import { useCallback, useEffect, useRef } from 'react';

import { createDriver } from '../../match/driver';
import { thinkForSeat } from '../../match/thinkForSeat';
import type { Match } from '../../match/types';
import { useDevice } from '../device';

/** Plays the bots and hands the device round while somebody watches. Gives back where the table tells how many beats of a run it has shown to their end. */
export function useDriver(match: Match, isSeen: boolean): (run: number, count: number) => void {
  const { settings } = useDevice();
  const shown = useRef({ run: -1, count: 0 });
  useEffect(() => {
    if (!isSeen) return;
    const behind = () => {
      const { epoch: run, dropped, beats } = match.showing.getState();
      const done = shown.current.run === run ? shown.current.count : dropped;
      return Math.max(0, dropped + beats.length - done);
    };
    const driver = createDriver(match, { think: thinkForSeat, handOver: () => settings.get().handOver, behind });
    driver.start();
    return () => driver.stop();
  }, [match, settings, isSeen]);
  return useCallback((run: number, count: number) => void (shown.current = { run, count }), []);
}
