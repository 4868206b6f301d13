import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { makeShadow } from '../theme/shadow';
import { radius, space } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useFormatPhrase } from '../words/useWords';

import { CardFrame } from './CardFrame';
import type { GameFace } from './face';
import type { Plate } from './scene';
import type { Stage } from './stage';

interface PlayedCardsProps {
  readonly face: Pick<GameFace, 'Face' | 'aspect' | 'describe'>;
  readonly stage: Pick<Stage, 'scene' | 'played'>;
  readonly names: readonly string[];
}

/** How wide a card is at most, and how long it comes from the plate of who played it, in milliseconds. */
const WIDEST = 220;
const COMES = 180;
/** How large it is on that plate. */
const SMALL = 0.15;
/** Words stand beside a card if they have at least this room; each line is so high. */
const WORDS = 140;
const LINE = 20;
/** What lies around them on their paper. */
const PAD = 8;

/** Shows large what others play, before it lies among their cards. It is hidden from screen readers: the sentence says it. */
export function PlayedCards({ face, stage: { scene, played }, names }: PlayedCardsProps) {
  const { colours, isStill, textScale } = useTheme();
  const speak = useFormatPhrase();
  const [last, setLast] = useState(played);
  if (played.length > 0 && played !== last) setLast(played);
  const isShown = played.length > 0;
  const part = useSharedValue(0);
  useEffect(() => part.set(withTiming(isShown ? 1 : 0, { duration: COMES })), [isShown, part]);

  const room = scene.playedAt;
  const [first] = last;
  const plate: Plate | undefined = scene.plates.find(({ seat }) => seat === first?.seat);
  const away = !room || !plate || isStill ? null : { x: plate.x - room.x, y: plate.y - room.y };
  const moving = useAnimatedStyle(() => {
    const rest = 1 - part.get();
    if (away === null) return { opacity: part.get(), transform: [] };
    const scale = 1 - (1 - SMALL) * rest;
    return {
      opacity: part.get(),
      transform: [{ translateX: away.x * rest }, { translateY: away.y * rest }, { scale }],
    };
  }, [part, away?.x, away?.y]);
  if (!room || !first) return null;

  const [across, high] = [room.width - 2 * PAD, room.height - 2 * PAD];
  const width = Math.min(WIDEST, high / face.aspect, (across - space.s * (last.length - 1)) / last.length);
  const { rule } = face.describe(first.card);
  const beside = Math.min(WIDEST, across - width - space.m);
  const lines = Math.floor((width * face.aspect) / (LINE * textScale));
  return (
    <Animated.View
      testID="played"
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      accessibilityElementsHidden
      style={[
        styles.room,
        { left: room.x - room.width / 2, top: room.y - room.height / 2, width: room.width, height: room.height },
        moving,
      ]}
    >
      <View
        style={[
          styles.paper,
          makeShadow(4, colours.shadow),
          { backgroundColor: colours.panel, borderColor: colours.line },
        ]}
      >
        {last.map(({ card }) => (
          <CardFrame key={card} width={width} aspect={face.aspect}>
            <face.Face face={card} />
          </CardFrame>
        ))}
        {last.length === 1 && rule && beside >= WORDS && (
          <View style={[styles.words, { width: beside }]}>
            <Text type="label" numberOfLines={lines}>
              {speak(rule, names)}
            </Text>
          </View>
        )}
      </View>
    </Animated.View>
  );
}

/** Above the panels, which answer nothing meanwhile. */
const PLAYED = 9600;

const styles = StyleSheet.create({
  room: { position: 'absolute', zIndex: PLAYED, alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  paper: { flexDirection: 'row', gap: space.s, padding: PAD - 2, borderRadius: radius.l, borderWidth: 2 },
  words: { justifyContent: 'center', paddingRight: space.xs },
});
