import { useEffect } from 'react';

import { createDriver } from '../../match/driver';
import type { Match } from '../../match/types';
import { useDevice } from '../device';

import { openThinker } from './openThinker';

/** Plays the bots and hands the device round while somebody watches. */
export function useDriver(match: Match, isSeen: boolean, runsAhead?: number): void {
  const { settings } = useDevice();
  useEffect(() => {
    if (!isSeen) return;
    const handOver = () => settings.get().handOver;
    const think = openThinker(match.engine.game);
    const driver = createDriver(match, { think, handOver, hasScreen: true, runsAhead });
    driver.start();
    return () => driver.stop();
  }, [match, settings, isSeen, runsAhead]);
}
