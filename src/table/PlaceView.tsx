import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { Mark } from '../theme/Mark';
import type { MarkName } from '../theme/marks';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';

import { cornerOf } from './CardFrame';
import type { Area } from './hit';
import { CAPTION, LINE } from './layout/measures';
import { OVER, type Place } from './scene';

const around = ({ x, y, width, height }: Omit<Area, 'key'>, by: number) => ({
  left: x - width / 2 - by,
  top: y - height / 2 - by,
  width: width + 2 * by,
  height: height + 2 * by,
  borderRadius: cornerOf(Math.min(width, height)) + by,
});

/** The ground of a place: its outline while nothing lies there, the ring of what is meant, its caption, and whose it is. */
export const PlaceView = memo(function PlaceView({
  place,
  caption,
  mark,
  isEmpty,
  isOver,
}: {
  place: Place;
  caption: string | null;
  mark: MarkName | null;
  isEmpty: boolean;
  isOver: boolean;
}) {
  const { colours, textScale } = useTheme();
  const at = place.captionAt;
  const isAtEdge = !at && caption !== null && caption.length * LETTER * textScale > 2 * place.x;
  const line = caption === null ? MARK + 2 : LINE * textScale;
  const box = at
    ? { left: at.x - at.width / 2, top: at.y - line / 2, width: at.width }
    : { left: isAtEdge ? 0 : place.x - WIDEST / 2, top: place.y + place.height / 2 + CAPTION.gap, width: WIDEST };
  return (
    <>
      {place.outlined && isEmpty && (
        <View
          style={[styles.spot, styles.outline, around(place, 0), { borderColor: colours.line }, isOver && styles.over]}
        />
      )}
      {place.isMeant && <View style={[styles.spot, styles.meant, around(place, 5), { borderColor: colours.danger }]} />}
      {(caption !== null || mark) && (
        <View style={[styles.caption, box, { alignItems: isAtEdge ? 'flex-start' : 'center' }, isOver && styles.over]}>
          <View style={[styles.words, { backgroundColor: colours.panel }]}>
            {mark && <Mark mark={mark} size={MARK} />}
            {caption !== null && (
              <Text type={CAPTION.type} colour="quiet" numberOfLines={1} style={styles.text}>
                {caption}
              </Text>
            )}
          </View>
        </View>
      )}
    </>
  );
});

export interface LightProps extends Omit<Area, 'key'> {
  readonly place: string;
  /** A tap on it plays. */
  readonly mayTap: boolean;
  /** The places where the card in hand may be put, and the one it is over: read on the UI thread, so that nothing is drawn again. */
  readonly lit: SharedValue<readonly string[]>;
  readonly over: SharedValue<string>;
}

/** The light around a place, over the cards that lie there. */
export const PlaceLight = memo(function PlaceLight({ place, mayTap, lit, over, ...box }: LightProps) {
  const { colours } = useTheme();
  const [faint, strong] = [`${colours.glow}29`, `${colours.glow}73`];
  const light = useAnimatedStyle(() => {
    const isLit = lit.get().includes(place);
    const isOn = lit.get().length > 0 ? isLit : mayTap;
    return { opacity: isOn ? 1 : 0, backgroundColor: over.get() === place ? strong : isLit ? faint : 'transparent' };
  }, [place, mayTap, faint, strong]);
  return (
    <Animated.View
      style={[
        styles.spot,
        styles.light,
        around(box, Math.min(4, box.width / 12)),
        { borderColor: colours.glow },
        light,
      ]}
    />
  );
});

/** The widest that a caption may grow; it is as wide as its words, which are seldom more than half of this. */
const WIDEST = 180;
/** About the width of a letter. */
const LETTER = 8;
/** How wide a mark is. */
const MARK = 14;
/** Over cards that lie and fly, under the one that is held. */
const LIGHT = 5000;

const styles = StyleSheet.create({
  spot: { position: 'absolute' },
  over: { zIndex: OVER },
  outline: { borderWidth: 2, borderStyle: 'dashed' },
  light: { zIndex: LIGHT, borderWidth: 3 },
  meant: { zIndex: LIGHT, borderWidth: 4, borderStyle: 'dotted' },
  caption: { position: 'absolute' },
  words: {
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    paddingHorizontal: 6,
    paddingVertical: CAPTION.padding,
    borderRadius: 9,
    overflow: 'hidden',
  },
  text: { flexShrink: 1 },
});
