import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';

import type { Colours } from '../theme/colours';
import { useTheme } from '../theme/theme';

const DOTS = [0, 1, 2];

function Dot({ index, clock, colour }: { index: number; clock: SharedValue<number>; colour: string }) {
  const style = useAnimatedStyle(
    () => ({ opacity: 0.35 + 0.65 * Math.max(0, Math.sin(2 * Math.PI * (clock.get() - index / 5))) }),
    [index],
  );
  return <Animated.View style={[styles.dot, { backgroundColor: colour }, style]} />;
}

/** A bot is thinking. */
export function ThinkingDots({ colour }: { colour: keyof Colours }) {
  const { colours, isStill } = useTheme();
  const clock = useSharedValue(0.25);
  useEffect(() => {
    if (!isStill) clock.set(withRepeat(withTiming(1.25, { duration: 1200 }), -1));
    return () => cancelAnimation(clock);
  }, [clock, isStill]);
  return (
    <View style={styles.row}>
      {DOTS.map((index) => (
        <Dot key={index} index={index} clock={clock} colour={colours[colour]} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 3 },
  dot: { width: 5, height: 5, borderRadius: 3 },
});
