import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import type { MarkName } from '../storage/marks';
import { Mark } from '../theme/Mark';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';

import { getCornerRadius } from './CardFrame';
import type { HitArea } from './hitTest';
import { CAPTION, CAPTION_LINE } from './layout/measures';
import { OutlinePath } from './OutlinePath';
import { OVER_DEPTH, type Place } from './scene';

const boxAround = ({ x, y, width, height }: Omit<HitArea, 'key'>, by: number) => ({
  left: x - width / 2 - by,
  top: y - height / 2 - by,
  width: width + 2 * by,
  height: height + 2 * by,
  borderRadius: getCornerRadius(Math.min(width, height)) + by,
});

/**
 * Draws what lies under the cards of a place: its outline while it is empty, its ring, its caption and its owner's
 * mark.
 */
export const PlaceView = memo(function PlaceView({
  place,
  caption,
  mark,
  isEmpty,
  isOver,
  isCovered,
}: {
  place: Place;
  caption: string | null;
  mark: MarkName | null;
  isEmpty: boolean;
  isOver: boolean;
  /** It lies under a paper: a ring, which lies over all cards, would show on that. */
  isCovered: boolean;
}) {
  const { colours, textScale } = useTheme();
  const { captionAt: at, captionRoom, x, y, width, height, outline } = place;
  const most = at?.width ?? captionRoom;
  const room = most === undefined ? undefined : most - 2 * SIDE - (mark ? MARK + GAP : 0);
  const isMeant = place.isMeant && !isCovered;
  const wide = Math.min(caption === null ? 0 : caption.length * LETTER * textScale, most ?? Infinity);
  const isAtEdge = !at && wide > 2 * x;
  const line = caption === null ? MARK + 2 : CAPTION_LINE * textScale;
  const box = at
    ? { left: at.x - at.width / 2, top: at.y - line / 2, width: at.width }
    : { left: isAtEdge ? 0 : x - WIDEST / 2, top: y + height / 2 + CAPTION.gap, width: WIDEST };
  return (
    <>
      {place.outlined && isEmpty && (
        <View
          style={[
            styles.spot,
            styles.outline,
            boxAround(place, 0),
            { borderColor: colours.line },
            isOver && styles.over,
          ]}
        />
      )}
      {isMeant && outline && (
        <View style={[styles.spot, styles.top]}>
          <OutlinePath {...{ x, y, width, height, outline }} stroke={colours.danger} strokeWidth={4} dash="1 7" />
        </View>
      )}
      {isMeant && !outline && (
        <View style={[styles.spot, styles.meant, boxAround(place, 5), { borderColor: colours.danger }]} />
      )}
      {(caption !== null || mark) && (
        <View style={[styles.caption, box, { alignItems: isAtEdge ? 'flex-start' : 'center' }, isOver && styles.over]}>
          <View style={[styles.words, { backgroundColor: colours.panel }]}>
            {mark && <Mark mark={mark} size={MARK} />}
            {caption !== null && (
              <Text type={CAPTION.type} colour="quiet" numberOfLines={1} room={room} style={styles.text}>
                {room === undefined ? caption : caption.replace(/ /g, '\u00a0')}
              </Text>
            )}
          </View>
        </View>
      )}
    </>
  );
});

export interface LightProps extends Omit<HitArea, 'key'> {
  readonly place: string;
  /** Whether a tap on it plays a move. */
  readonly mayTap: boolean;
  /**
   * The places where the held card may be put, and the one under it. They are read on the UI thread, so that a drag
   * renders nothing.
   */
  readonly lit: SharedValue<readonly string[]>;
  readonly over: SharedValue<string>;
}

/** The light around a place, drawn over the cards that lie there. */
export const PlaceLight = memo(function PlaceLight(props: LightProps) {
  const { outline } = props;
  return outline ? <OutlineLight {...props} outline={outline} /> : <BoxLight {...props} />;
});

/** The light around a polygon: its fill is a path of its own, since only opacity changes while a piece is held. */
function OutlineLight({ place, mayTap, lit, over, outline, ...box }: LightProps & { outline: readonly number[] }) {
  const { colours, isDark } = useTheme();
  const light = useAnimatedStyle(() => {
    const isOn = lit.get().length > 0 ? lit.get().includes(place) : mayTap;
    return { opacity: isOn ? 1 : 0 };
  }, [place, mayTap]);
  const fill = useAnimatedStyle(() => {
    const isLit = lit.get().includes(place);
    return { opacity: over.get() === place ? 0.5 : isLit ? 0.2 : 0.1 };
  }, [place]);
  return (
    <Animated.View style={[styles.spot, styles.top, light]}>
      <Animated.View style={fill}>
        <OutlinePath {...box} outline={outline} fill={isDark ? colours.glow : colours.panel} />
      </Animated.View>
      {/* The dark line of the light theme would not be seen on a painted map. */}
      {!isDark && <OutlinePath {...box} outline={outline} stroke={colours.panel} strokeWidth={HALO} />}
      <OutlinePath {...box} outline={outline} stroke={colours.glow} strokeWidth={3} />
    </Animated.View>
  );
}

function BoxLight({ place, mayTap, lit, over, ...box }: LightProps) {
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
        boxAround(box, Math.min(4, box.width / 12)),
        { borderColor: colours.glow },
        light,
      ]}
    />
  );
}

/** The widest a caption may grow. It is as wide as its words, which seldom need more than half of this. */
const WIDEST = 180;
/** The approximate width of a letter. */
const LETTER = 8;
/** The width of a mark, what lies between it and the words, and beside both. */
const MARK = 14;
const GAP = 4;
const SIDE = 6;
/** The width of the light line on which the dark one lies. */
const HALO = 7;
/** Above all cards that lie or fly, below the one that is held. */
const LIGHT = 5000;

const styles = StyleSheet.create({
  spot: { position: 'absolute' },
  over: { zIndex: OVER_DEPTH },
  top: { zIndex: LIGHT },
  outline: { borderWidth: 2, borderStyle: 'dashed' },
  light: { zIndex: LIGHT, borderWidth: 3 },
  meant: { zIndex: LIGHT, borderWidth: 4, borderStyle: 'dotted' },
  caption: { position: 'absolute' },
  words: {
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    paddingHorizontal: SIDE,
    paddingVertical: CAPTION.padding,
    borderRadius: 9,
    overflow: 'hidden',
  },
  text: { flexShrink: 1 },
});
