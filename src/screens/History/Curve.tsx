import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path } from 'react-native-svg';

import { marks, type MarkName } from '../../theme/marks';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useNumber } from '../parts/useNumber';

const WIDTH = 300;
const HEIGHT = 84;
const ROOM = 6;
/** With more games than this a point for each would be a smear: it stands for the mean of several, and has no dot. */
const MOST_DOTS = 40;
const TICKS = 3;

/** Means of as many games one after the other as make no more points than can be seen. */
function pointsOf(scores: readonly number[]): readonly number[] {
  const each = Math.ceil(scores.length / MOST_DOTS);
  const groups = Array.from({ length: Math.ceil(scores.length / each) }, (_, index) =>
    scores.slice(index * each, (index + 1) * each),
  );
  return groups.map((group) => group.reduce((sum, score) => sum + score, 0) / group.length);
}

/** A person's scores from game to game. Who does not see it reads the table behind it. */
export function Curve({ scores, mark }: { scores: readonly number[]; mark: MarkName }) {
  const { isDark, colours } = useTheme();
  const written = useNumber();
  const colour = isDark ? marks[mark].onDark : marks[mark].onLight;
  const points = pointsOf(scores);
  const x = scaleLinear([0, points.length - 1], [ROOM, WIDTH - ROOM]);
  const y = scaleLinear([Math.min(...points), Math.max(...points)], [HEIGHT - ROOM, ROOM]).nice(TICKS);
  const path = line<number>(
    (_, index) => x(index),
    (score) => y(score),
  ).curve(curveMonotoneX)(points as number[]);
  const [low, high] = y.domain();
  return (
    <View aria-hidden style={styles.whole}>
      <View style={styles.scale}>
        <Text type="small" colour="quiet">
          {written(high)}
        </Text>
        {low < high && (
          <Text type="small" colour="quiet">
            {written(low)}
          </Text>
        )}
      </View>
      <View style={styles.curve}>
        <Svg width="100%" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {y.ticks(TICKS).map((tick) => (
            <Line key={tick} x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} stroke={colours.line} strokeWidth={0.5} />
          ))}
          <Path d={path ?? ''} stroke={colour} strokeWidth={3} strokeLinejoin="round" fill="none" />
          {scores.length <= MOST_DOTS &&
            scores.map((score, index) => <Circle key={index} cx={x(index)} cy={y(score)} r={4} fill={colour} />)}
        </Svg>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flexDirection: 'row', gap: space.s },
  scale: { justifyContent: 'space-between', alignItems: 'flex-end' },
  curve: { flex: 1 },
});
