import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space } from '../../theme/space';
import { Surface } from '../../theme/Surface';
import { Text } from '../../theme/Text';

/** Groups related things on one surface, with an optional title above. */
export function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <View style={styles.whole}>
      {title !== undefined && (
        <Text type="label" colour="quiet" role="heading" aria-level={2} style={styles.title}>
          {title}
        </Text>
      )}
      <Surface style={styles.panel}>{children}</Surface>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  title: { marginLeft: space.s },
  panel: { borderRadius: radius.l, padding: space.l, gap: space.l },
});
