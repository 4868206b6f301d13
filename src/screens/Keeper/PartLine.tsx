import { StyleSheet, View } from 'react-native';

import { space } from '../../theme/space';
import { Text } from '../../theme/Text';

interface PartLineProps {
  readonly name: string;
  readonly points: number;
  /** Marks the line as the sum of all parts, and gives its colour. */
  readonly sum?: 'active' | 'text';
}

/** One part of a score, or their sum. */
export function PartLine({ name, points, sum }: PartLineProps) {
  return (
    <View style={styles.line}>
      <Text type={sum ? 'strong' : 'label'} colour={sum ? 'text' : 'quiet'} style={styles.name}>
        {name}
      </Text>
      <Text type={sum ? 'number' : 'label'} colour={sum ?? 'quiet'}>
        {points}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'baseline', gap: space.m },
  name: { flex: 1, minWidth: 0 },
});
