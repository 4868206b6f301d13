import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';

import { useTheme } from '../theme/theme';

/** So long does the night take to grow warm, and the dawn to go, in milliseconds. */
const WARMING = 3600;
const COOLING = 600;
/** From the sky at the top down to the sun: how far down, which colour, and how much of it. */
const LIGHT = [
  { at: 0, colour: '#3d2a6b', part: 0 },
  { at: 0.45, colour: '#6d4a86', part: 0.55 },
  { at: 0.75, colour: '#b8627a', part: 0.8 },
  { at: 1, colour: '#ef9a62', part: 0.95 },
] as const;

/** The light of the morning over a game's ground: it grows while a night ends. High contrast gets none of it. */
export function Dawn({ isBreaking }: { readonly isBreaking: boolean }) {
  const { isStill, highContrast } = useTheme();
  const light = useSharedValue(0);
  useEffect(() => {
    const duration = isStill ? 0 : isBreaking ? WARMING : COOLING;
    light.set(withTiming(isBreaking ? 1 : 0, { duration }));
  }, [isBreaking, isStill, light]);
  const style = useAnimatedStyle(() => ({ opacity: light.get() }));
  if (highContrast) return null;
  return (
    <Animated.View style={[StyleSheet.absoluteFill, styles.untouched, style]} aria-hidden testID="dawn">
      <Svg width="100%" height="100%">
        <Defs>
          <LinearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
            {LIGHT.map(({ at, colour, part }) => (
              <Stop key={at} offset={at} stopColor={colour} stopOpacity={part} />
            ))}
          </LinearGradient>
        </Defs>
        <Rect width="100%" height="100%" fill="url(#dawn)" />
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ untouched: { pointerEvents: 'none' } });
