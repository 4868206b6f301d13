import { useCallback, useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

import type { Match, Showing } from '../../match/types';
import { NOBODY } from '../../rules/kernel/zones';

import { listenToHands } from './listenToHands';

/** So long cards that one person has opened at the open table stay open untouched, in milliseconds. */
const UNTOUCHED = 20_000;

/** Who listens instead of looking touches nothing for a long time. On the web nobody can tell. */
const isListening = async () => Platform.OS !== 'web' && (await AccessibilityInfo.isScreenReaderEnabled());

/**
 * Shuts the cards that lie open for one person when nobody has touched the device for a while: it was put down. Returns
 * what is to be called with every touch.
 */
export function useShutUnused(match: Match, { viewer, view }: Showing): () => void {
  const isOn = match.isOpenTable && viewer !== NOBODY;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useCallback(() => {
    clearTimeout(timer.current);
    if (!isOn) return;
    timer.current = setTimeout(() => {
      const shut = (isHeard: boolean) => (isHeard ? touched() : match.layOpen(match.countUnshown()));
      void isListening().then(shut);
    }, UNTOUCHED);
  }, [match, isOn]);
  useEffect(() => {
    touched(); // also when something was decided
    return () => clearTimeout(timer.current);
  }, [touched, view]);
  useEffect(() => (isOn ? listenToHands(touched) : undefined), [isOn, touched]);
  return touched;
}
