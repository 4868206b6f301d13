import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet, View, useWindowDimensions } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';

import type { CatName } from '../../storage/cats';
import type { MarkName } from '../../storage/marks';
import { CatPortrait } from '../../table/cats/CatPortrait';
import { marks } from '../../theme/marks';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

interface TriumphProps {
  /** Empty when nobody won. */
  readonly winners: readonly { readonly mark: MarkName; readonly cat?: CatName }[];
  /** The cats that did not win: they come to look. */
  readonly guests: readonly CatName[];
  readonly heading: string;
  readonly about: string;
  /** What the winner says. */
  readonly line: string | null;
}

const WIDTH = 320;
/** Room for the crown above the moon. */
const TOP = 18;
const HEIGHT = 132 + TOP;
const MOON = { x: WIDTH / 2, y: 68, r: 60 };
/** The stars are placed by hand, so that none touches the moon or the words. */
const STARS = [
  [28, 40, 9],
  [62, 96, 6],
  [80, 26, 5],
  [242, 24, 6],
  [268, 92, 9],
  [296, 44, 5],
] as const;
const STAR = 'M0-1C.12-.3.3-.12 1 0 .3.12.12.3 0 1-.12.3-.3.12-1 0-.3-.12-.12-.3 0-1z';
/** A crown over the moon, for a person: its gold, and the stone in it. */
const CROWN = 'M-30 0-35-25-16-13 0-33 16-13 35-25 30 0Q0 6-30 0z';
const SIDE = 48;
/** The coins of cats: who won, alone or with others, and who comes to look. */
const COIN = { one: 92, two: 60, several: 44, guest: 38 };

/** Stars fall once from so far above; then the cats come up from below. In points and milliseconds. */
const FALL = 48;
const FALLING = 700;
const CLIMB = 26;

/**
 * Lets something arrive at its place from above or below. By React Native's own animation: Reanimated would be loaded
 * before Home if the result and the score sheet brought it beside the screens of the table.
 */
function useArrival(isStill: boolean, from: number, delay: number) {
  const [way] = useState(() => new Animated.Value(isStill ? 0 : 1));
  useEffect(() => {
    if (isStill) return;
    const arrival = Animated.timing(way, {
      toValue: 0,
      delay,
      duration: FALLING,
      easing: Easing.out(Easing.back(1.4)),
      useNativeDriver: Platform.OS !== 'web',
    });
    arrival.start();
    return () => arrival.stop();
  }, [isStill, delay, way]);
  return {
    opacity: way.interpolate({ inputRange: [0, 1], outputRange: [1, 0], extrapolate: 'clamp' }),
    transform: [{ translateY: way.interpolate({ inputRange: [0, 1], outputRange: [0, from] }) }],
  };
}

/** Draws the winners' marks in the moon and names the winners. */
export function Triumph({ winners, guests, heading, about, line }: TriumphProps) {
  const { colours, isStill } = useTheme();
  const falling = useArrival(isStill, -FALL, 0);
  const coming = useArrival(isStill, CLIMB, FALLING);
  const room = useWindowDimensions().width - 2 * space.l;
  const size = winners.length > 2 ? SIDE * 0.66 : SIDE;
  const left = MOON.x - (winners.length * (size + 6) - 6) / 2;
  const coin = winners.length > 2 ? COIN.several : winners.length > 1 ? COIN.two : COIN.one;
  const isCat = winners.length > 0 && winners.every(({ cat }) => cat !== undefined);
  return (
    <View style={styles.whole}>
      {winners.length > 0 && (
        <View style={styles.picture}>
          <Animated.View style={[styles.over, falling]}>
            <Svg width={WIDTH} height={HEIGHT} viewBox={`0 ${-TOP} ${WIDTH} ${HEIGHT}`} aria-hidden style={styles.sky}>
              {STARS.map(([x, y, r]) => (
                <Path key={x} d={STAR} fill={colours.call} transform={`translate(${x} ${y}) scale(${r})`} />
              ))}
            </Svg>
          </Animated.View>
          <Svg width={WIDTH} height={HEIGHT} viewBox={`0 ${-TOP} ${WIDTH} ${HEIGHT}`} aria-hidden style={styles.sky}>
            <Circle cx={MOON.x + 1} cy={MOON.y + 4} r={MOON.r} fill={colours.shadow} opacity={0.35} />
            <Circle cx={MOON.x} cy={MOON.y} r={MOON.r} fill="#fff1d6" />
            <Circle cx={MOON.x - 34} cy={MOON.y - 26} r={9} fill="#f3dfb8" />
            <Circle cx={MOON.x + 38} cy={MOON.y + 22} r={6} fill="#f3dfb8" />
            <Circle cx={MOON.x + 26} cy={MOON.y - 40} r={4} fill="#f3dfb8" />
            {(isCat ? [] : winners).map(({ mark }, index) => (
              <G
                key={mark}
                transform={`translate(${left + index * (size + 6)} ${MOON.y - size / 2}) scale(${size / 24})`}
              >
                <Path d={marks[mark].path} fill={marks[mark].onLight} />
              </G>
            ))}
            {!isCat && (
              <G transform={`translate(${MOON.x} ${MOON.y - MOON.r + 8})`}>
                <Path d={CROWN} fill={colours.call} />
                <Circle cy={-8} r={4} fill={colours.onCall} />
              </G>
            )}
          </Svg>
          {isCat && (
            <View style={[styles.over, styles.moon]}>
              {winners.map(({ cat }) => cat && <CatPortrait key={cat} cat={cat} expression="glad" coin={coin} />)}
            </View>
          )}
          <Animated.View style={[styles.over, styles.guests, coming]}>
            {guests.map((cat) => (
              <CatPortrait key={cat} cat={cat} expression={isCat ? 'sulking' : 'glad'} coin={COIN.guest} />
            ))}
          </Animated.View>
        </View>
      )}
      <Text type="title" role="heading" aria-level={2} room={room} style={styles.words}>
        {heading}
      </Text>
      <Text type="label" colour="quiet" style={styles.words}>
        {about}
      </Text>
      {line !== null && <Text style={[styles.words, styles.line]}>{line}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { alignItems: 'center', gap: space.xs },
  picture: { width: WIDTH, maxWidth: '100%', height: HEIGHT },
  sky: { maxWidth: '100%' },
  over: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  moon: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingTop: TOP,
  },
  guests: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    paddingHorizontal: space.s,
  },
  line: { fontStyle: 'italic' },
  words: { textAlign: 'center' },
});
