import { memo, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { makeShadow } from '../theme/shadow';
import { radius } from '../theme/space';
import { useTheme } from '../theme/theme';

import { OVER_DEPTH, type Group } from './scene';

const FADE_IN = 120;

/** The paper on which the places of a group lie. The paper of an open group fades in along with its growing cards. */
export const PaperView = memo(function PaperView({ group: { x, y, width, height, lies } }: { group: Group }) {
  const { colours, highContrast } = useTheme();
  const isOver = lies === 'over';
  const opacity = useSharedValue(isOver ? 0 : 1);
  useEffect(() => opacity.set(withTiming(1, { duration: FADE_IN })), [opacity]);
  const fadeIn = useAnimatedStyle(() => ({ opacity: opacity.get() }), [opacity]);
  const look = {
    left: x - width / 2,
    top: y - height / 2,
    width,
    height,
    backgroundColor: isOver ? colours.panel : `${colours.panel}b3`,
    borderColor: colours.line,
  };
  return (
    <Animated.View
      style={[
        styles.paper,
        look,
        isOver && [styles.over, makeShadow(4, colours.shadow)],
        highContrast && styles.edged,
        fadeIn,
      ]}
    />
  );
});

const styles = StyleSheet.create({
  paper: { position: 'absolute', borderRadius: radius.m },
  over: { zIndex: OVER_DEPTH, borderRadius: radius.l, borderWidth: 2 },
  edged: { borderWidth: 2 },
});
