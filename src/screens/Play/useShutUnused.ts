import { useCallback, useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

import type { Match, Showing } from '../../match/types';
import { NOBODY } from '../../rules/kernel/zones';

import { listenToHands } from './listenToHands';

/** Cards that a person has opened at the open table stay open for this many milliseconds without a touch. */
const UNTOUCHED = 20_000;

/** Who listens instead of looking touches nothing for a long time. On the web nobody can tell. */
const isHeard = async () => Platform.OS !== 'web' && (await AccessibilityInfo.isScreenReaderEnabled());

/**
 * Shuts the cards that lie open for one person when nobody has touched the device for a while: it was put down. Returns
 * what is to be called with every touch.
 */
export function useShutUnused(match: Match, { viewer, view }: Showing): () => void {
  const isOn = match.isOpenTable && viewer !== NOBODY;
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void isHeard().then((isHeardNow) => {
          if (isOver) return;
          if (isHeardNow) wait();
          else match.layOpen(match.countUnshown());
        });
      }, UNTOUCHED);
    }
    wait();
    latest.current = wait;
    const forget = listenToHands(wait);
    return () => {
      isOver = true;
      latest.current = null;
      clearTimeout(timer);
      forget();
    };
  }, [match, isOn, view]); // a decision is a touch, too
  return useCallback(() => latest.current?.(), []);
}
