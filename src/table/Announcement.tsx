import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Polygon } from 'react-native-svg';

import type { Sitter } from '../match/types';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { type as types } from '../theme/type';

import { CatPortrait } from './cats/CatPortrait';

interface AnnouncementProps {
  readonly text: string;
  /** Who calls it out. */
  readonly sitter: Sitter | undefined;
}

const BURST = { width: 352, height: 172, rays: 18, inner: 0.8 };
const COIN = 96;

/** The burst is as large as a phone allows, so its word is, too: it does not grow with the size of text. */
const { fontSize, lineHeight } = types.title;

/** A burst of paper: long and short rays in turn. */
const corners = Array.from({ length: BURST.rays * 2 }, (_, ray) => {
  const angle = (Math.PI * ray) / BURST.rays;
  const reach = ray % 2 === 0 ? 1 : BURST.inner;
  const x = (BURST.width / 2) * (1 + reach * Math.cos(angle));
  const y = (BURST.height / 2) * (1 + reach * Math.sin(angle));
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}).join(' ');

/** It bursts out, a little further than it stays, and shakes once. */
const BURSTING = { from: 0.6, to: 1.06, ms: 200, settle: 120 };
const SHAKE = { degrees: 4, ms: 70 };

function useBurst(isStill: boolean) {
  const scale = useSharedValue(isStill ? 1 : BURSTING.from);
  const turn = useSharedValue(0);
  useEffect(() => {
    if (isStill) return;
    const out = { duration: BURSTING.ms, easing: Easing.out(Easing.quad) };
    scale.set(withSequence(withTiming(BURSTING.to, out), withTiming(1, { duration: BURSTING.settle })));
    const to = (degrees: number) => withTiming(degrees, { duration: SHAKE.ms });
    turn.set(withDelay(BURSTING.ms, withSequence(to(SHAKE.degrees), to(-SHAKE.degrees), to(0))));
  }, [isStill, scale, turn]);
  return useAnimatedStyle(() => ({ transform: [{ scale: scale.get() }, { rotate: `${turn.get()}deg` }] }));
}

/** A word in large letters over the table. It is hidden from screen readers: the sentence below says the same. */
export function Announcement({ text, sitter }: AnnouncementProps) {
  const { colours, isStill } = useTheme();
  const burst = useBurst(isStill);
  const cat = sitter?.kind === 'bot' ? sitter.cat : undefined;
  return (
    <View style={[styles.whole, { backgroundColor: colours.veil }]} aria-hidden testID="announcement">
      {cat && (
        <View style={styles.cat}>
          <CatPortrait cat={cat} expression="glad" coin={COIN} />
        </View>
      )}
      <Animated.View style={[styles.burst, burst]}>
        <Svg style={StyleSheet.absoluteFill} viewBox={`0 0 ${BURST.width} ${BURST.height}`}>
          <Polygon points={corners} fill={colours.call} />
        </Svg>
        <Text type="title" colour="onCall" style={styles.word}>
          {text}
        </Text>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: {
    position: 'absolute',
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  cat: { marginBottom: -24, zIndex: 1 },
  burst: { width: BURST.width, maxWidth: '100%', height: BURST.height, alignItems: 'center', justifyContent: 'center' },
  word: { fontSize, lineHeight, transform: [{ rotate: '-4deg' }, { scale: 1.4 }] },
});
