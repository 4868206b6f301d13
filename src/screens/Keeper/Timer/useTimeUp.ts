import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

import { findTimeLeft, type Timer } from '../../../keeper/timer';
import { playHaptic } from '../../../table/haptics';
import { useDevice } from '../../device';

/**
 * Vibrates and announces the sentence when a clock runs out. The screens show the sentence for as long as that clock is
 * on.
 */
export function useTimeUp(timer: Timer | null, sentence: string): void {
  const { settings } = useDevice();
  useEffect(() => {
    const left = timer && findTimeLeft(timer, Date.now());
    if (left === null) return;
    const waiting = setTimeout(() => {
      playHaptic('over', settings.get().haptics);
      if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(sentence); // iOS has no live regions.
    }, left);
    return () => clearTimeout(waiting);
  }, [timer, sentence, settings]);
}
