import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the phone asks for less motion. Reanimated knows it too, but would be started for this alone before Home is there. */
export function useReducedMotion(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setStill);
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', setStill);
    return () => listening.remove();
  }, []);
  return isStill;
}
