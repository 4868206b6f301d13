import { StyleSheet, View } from 'react-native';

import { Chart } from '../../theme/Chart';
import type { MarkName } from '../../theme/marks';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { ticksFor } from '../../theme/ticks';
import { useNumber } from '../parts/useNumber';

const SIZE = { width: 300, height: 84, room: 6 };
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
  const written = useNumber();
  const points = pointsOf(scores);
  const rules = ticksFor(Math.min(...points), Math.max(...points), TICKS);
  const [low, high] = [rules[0], rules[rules.length - 1]];
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
        <Chart
          lines={[points]}
          marks={[mark]}
          range={[low, high]}
          rules={rules}
          size={SIZE}
          ends={scores.length <= MOST_DOTS ? 'dots' : 'none'}
          isStretched
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flexDirection: 'row', gap: space.s },
  scale: { justifyContent: 'space-between', alignItems: 'flex-end' },
  curve: { flex: 1 },
});
