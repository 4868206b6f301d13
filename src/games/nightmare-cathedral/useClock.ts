import { useEffect, useState } from 'react';
import { Animated, Easing, Platform } from 'react-native';

const easing = Easing.inOut(Easing.quad);

/**
 * A value that goes from `from` to `to` in so many milliseconds; null: it is there at once. It is React Native's own: a
 * package that a face shares with the screens of the table, as Reanimated, is loaded before Home in browsers.
 */
export function useClock(from: number, to: number, duration: number | null): Animated.Value {
  const [clock] = useState(() => new Animated.Value(from));
  useEffect(() => {
    if (duration === null) return clock.setValue(to);
    const running = Animated.timing(clock, { toValue: to, duration, easing, useNativeDriver: Platform.OS !== 'web' });
    running.start();
    return () => running.stop();
  }, [clock, to, duration]);
  return clock;
}

/** What a clock stands for between two of its moments; before and after them it does not change. */
export const interpolateClock = <Output extends number | string>(
  clock: Animated.Value,
  inputRange: readonly [number, number],
  outputRange: readonly [Output, Output],
) =>
  clock.interpolate({
    inputRange: [...inputRange],
    outputRange: [...outputRange] as number[] | string[],
    extrapolate: 'clamp',
  });
