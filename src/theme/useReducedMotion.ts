import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/**
 * Whether the phone asks for less motion. Reanimated offers the same, but it would have to load before Home for this
 * alone.
 */
export function useReducedMotion(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setStill);
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', setStill);
    return () => listening.remove();
  }, []);
  return isStill;
}
