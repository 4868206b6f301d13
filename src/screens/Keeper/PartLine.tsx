import { StyleSheet, View } from 'react-native';

import { space } from '../../theme/space';
import { Text } from '../../theme/Text';

interface PartLineProps {
  readonly name: string;
  readonly points: number;
  /** What all parts come to, in this colour. */
  readonly sum?: 'active' | 'text';
}

/** Where points come from, or what they come to. */
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
