import { StyleSheet, View } from 'react-native';

import type { MarkName } from '../../storage/marks';
import { Chart } from '../../theme/Chart';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { ticksFor } from '../../theme/ticks';
import { useNumber } from '../parts/useNumber';

const SIZE = { width: 300, height: 84, room: 6 };
/** A point for each of more games than this would be a smear. Each point is then the mean of several, without a dot. */
const MOST_DOTS = 40;
const TICKS = 3;

/** Averages neighbouring games until there are no more points than can be told apart. */
function averageScores(scores: readonly number[]): readonly number[] {
  const each = Math.ceil(scores.length / MOST_DOTS);
  const groups = Array.from({ length: Math.ceil(scores.length / each) }, (_, index) =>
    scores.slice(index * each, (index + 1) * each),
  );
  return groups.map((group) => group.reduce((sum, score) => sum + score, 0) / group.length);
}

/** A person's scores from game to game. It is hidden from screen readers, which read the table below it instead. */
export function Curve({ scores, mark }: { scores: readonly number[]; mark: MarkName }) {
  const formatNumber = useNumber();
  const points = averageScores(scores);
  const rules = ticksFor(Math.min(...points), Math.max(...points), TICKS);
  const [low, high] = [rules[0], rules[rules.length - 1]];
  return (
    <View aria-hidden style={styles.whole}>
      <View style={styles.scale}>
        <Text type="small" colour="quiet">
          {formatNumber(high)}
        </Text>
        {low < high && (
          <Text type="small" colour="quiet">
            {formatNumber(low)}
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
