import { Image } from 'expo-image';
import { Animated, StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, RadialGradient, Rect, Stop } from 'react-native-svg';

import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Pictures, SheetProps } from '../../table/face';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { describeBuildLimit } from './building';
import { CathedralPapers } from './CathedralPapers';
import { nightmareName } from './names';
import { commandOf, describeNightmareLimit } from './nightmareText';
import { palette } from './palette';
import { Row, usePaperWidth, useSay } from './paperParts';
import { makePhrase } from './phrases';
import { figurePictures } from './pictures';
import { interpolateClock, useClock } from './useClock';

const figures: Pictures = figurePictures;

/** The night falls, the rose lights, and the two step out: so many milliseconds. */
const LONG = 2400;
const HIGH = 290 / 150;
/** From when to when, as shares of the whole. */
const ROSE = [0.1, 0.55] as const;
const STEPS = [0.45, 0.95] as const;
const SEEN = [STEPS[0], STEPS[0] + 0.12] as const;

/** One of the two comes out of the door, grows, and stands beside the Cathedral. */
function ArrivingFigure({
  clock,
  picture,
  side,
  size,
  way,
}: Readonly<{ clock: Animated.Value; picture: number; side: -1 | 1; size: number; way: number }>) {
  const style = {
    opacity: interpolateClock(clock, SEEN, [0, 1]),
    transform: [
      { translateX: interpolateClock(clock, STEPS, [0, side * way]) },
      { translateY: interpolateClock(clock, STEPS, [-size * 0.1, 0]) },
      { scale: interpolateClock(clock, STEPS, [0.25, 1]) },
    ],
  };
  return (
    <Animated.View style={[styles.figure, { width: size, height: size, marginLeft: -size / 2 }, style]}>
      <Image source={picture} style={StyleSheet.absoluteFill} contentFit="contain" transition={null} />
    </Animated.View>
  );
}

function ArrivalPicture({ view, width }: { readonly view: NightmareCathedral; readonly width: number }) {
  const { isStill } = useTheme();
  const clock = useClock(isStill ? 1 : 0, 1, isStill ? null : LONG);
  const height = Math.min(width * 0.62, 330);
  const tall = height * 0.92;
  const across = tall / HIGH;
  return (
    <View style={[styles.night, { width, height }]} aria-hidden>
      <Animated.View style={[StyleSheet.absoluteFill, { opacity: interpolateClock(clock, ROSE, [0, 1]) }]}>
        <Svg width={width} height={height}>
          <Defs>
            <RadialGradient id="rose" cx="50%" cy="46%" r="60%">
              <Stop offset="0" stopColor={palette.ember} stopOpacity={0.9} />
              <Stop offset="0.5" stopColor={palette.rust} stopOpacity={0.55} />
              <Stop offset="1" stopColor={palette.soot} stopOpacity={0} />
            </RadialGradient>
          </Defs>
          <Rect width={width} height={height} fill="url(#rose)" />
          <Circle cx={width / 2} cy={height * 0.44} r={height * 0.4} fill={palette.glow} fillOpacity={0.28} />
        </Svg>
      </Animated.View>
      <View style={[styles.tower, { width: across, height: tall, left: (width - across) / 2 }]}>
        <CathedralPapers pieces={view.pieces} width={across} />
      </View>
      {view.nightmares.map((number, index) => (
        <ArrivingFigure
          key={index}
          clock={clock}
          picture={figures[NIGHTMARES[number].key]}
          side={index === 0 ? -1 : 1}
          size={height * 0.62}
          way={Math.min(width * 0.3, across * 0.9)}
        />
      ))}
    </View>
  );
}

/** The Cathedral is complete: two Nightmares step out, with what each does when it is commanded. Once in a match. */
export function CompleteSheet({ view, names }: SheetProps<NightmareCathedral>) {
  const say = useSay(names);
  const width = usePaperWidth();
  return (
    <>
      <ArrivalPicture view={view} width={width} />
      {view.nightmares.map((_, index) => (
        <Row key={index}>
          <View style={styles.words}>
            <Text type="heading">{say(nightmareName(view, index))}</Text>
            <Text>{say(commandOf(view, index))}</Text>
            <Text type="small" colour="quiet">
              {say(describeNightmareLimit(view, index))}
            </Text>
          </View>
        </Row>
      ))}
      <Text type="label" colour="quiet">
        {`${say(makePhrase('ending.commands'))} ${say(describeBuildLimit(view))}`}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  night: { backgroundColor: palette.soot, borderRadius: radius.l, overflow: 'hidden', alignSelf: 'center' },
  tower: { position: 'absolute', bottom: 0 },
  figure: { position: 'absolute', bottom: space.xs, left: '50%' },
  words: { flex: 1, gap: space.xs, paddingVertical: space.xs },
});
