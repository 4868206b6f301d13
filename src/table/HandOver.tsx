import { useEffect } from 'react';
import { AccessibilityInfo, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { scheduleOnRN } from 'react-native-worklets';

import type { Sitter } from '../match/types';
import type { CatName } from '../storage/cats';
import { describeElement } from '../theme/describeElement';
import { Mark } from '../theme/Mark';
import { radius, space } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

import { buildAccessibleProps } from './accessibleProps';
import { CatPortrait } from './cats/CatPortrait';
import { useLatestCallback } from './useLatestCallback';

export interface HandOverProps {
  /** The person who is to take the device. */
  readonly sitter: Sitter;
  /** The cats at the table, who keep their eyes shut meanwhile. */
  readonly cats?: readonly CatName[];
  onOpen(): void;
}

/** How long a finger must stay, in milliseconds, so that nobody opens the curtain in passing. */
const HOLD = 600;
const DISC = 176;

/**
 * The curtain between two people. It is drawn instead of the table, never over it, so that nothing of another seat is
 * in the view tree.
 */
export function HandOver({ sitter, cats = [], onOpen }: HandOverProps) {
  const { colours } = useTheme();
  const t = useWords();
  const insets = useSafeAreaInsets();
  const open = useLatestCallback(onOpen);
  const held = useSharedValue(0);
  useEffect(() => () => cancelAnimation(held), [held]);
  const title = t('table.handOver.title', { name: sitter.name });
  useEffect(() => {
    // iOS has no live regions. It also cuts short what is still spoken of the one before: the next one would hear it.
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(title);
  }, [title]);
  const fill = useAnimatedStyle(() => ({ transform: [{ scale: held.get() }] }));
  const hold = Gesture.LongPress()
    .minDuration(HOLD)
    .maxDistance(60)
    .withTestId('hand-over-hold')
    .onBegin(() => {
      'worklet';
      held.set(withTiming(1, { duration: HOLD, easing: Easing.linear }));
    })
    .onStart(() => {
      'worklet';
      scheduleOnRN(open);
    })
    .onFinalize(() => {
      'worklet';
      held.set(withTiming(0, { duration: 160 }));
    });
  return (
    <View style={[styles.curtain, { paddingTop: insets.top, paddingBottom: insets.bottom }]}>
      <ScrollView contentContainerStyle={styles.content}>
        <Text type="title" role="heading" aria-live="polite" style={styles.middle}>
          {title}
        </Text>
        <Text colour="quiet" style={styles.middle}>
          {t('table.handOver.pass', { name: sitter.name })}
        </Text>
        <GestureDetector gesture={hold}>
          <View
            collapsable={false}
            style={[styles.disc, { backgroundColor: colours.panel, borderColor: colours.line }]}
            ref={(view) => describeElement(view, t(`mark.${sitter.mark}`))}
            {...buildAccessibleProps({
              label: t('table.handOver.label', { name: sitter.name }),
              hint: t(`mark.${sitter.mark}`),
              onPress: onOpen,
            })}
          >
            <Animated.View style={[styles.fill, { backgroundColor: colours.glow }, fill]} />
            <View>
              <Mark mark={sitter.mark} size={88} on="ground" />
            </View>
          </View>
        </GestureDetector>
        <Text type="label" style={styles.middle} aria-hidden>
          {t('table.handOver.hold')}
        </Text>
        {cats.length > 0 && (
          <View style={styles.cats}>
            {cats.map((cat) => (
              <CatPortrait key={cat} cat={cat} expression="asleep" coin={cats.length > 3 ? 48 : 66} />
            ))}
          </View>
        )}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  curtain: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl },
  middle: { textAlign: 'center' },
  cats: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.xl, marginTop: space.xl },
  disc: {
    width: DISC,
    height: DISC,
    borderRadius: radius.round,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
  },
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, borderRadius: radius.round },
});
