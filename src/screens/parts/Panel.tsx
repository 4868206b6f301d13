import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { makeShadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

/** Groups related things on one surface, with an optional title above. */
export function Section({ title, children }: { title?: string; children: ReactNode }) {
  const { colours, highContrast } = useTheme();
  return (
    <View style={styles.whole}>
      {title !== undefined && (
        <Text type="label" colour="quiet" role="heading" aria-level={2} style={styles.title}>
          {title}
        </Text>
      )}
      <View
        style={[
          styles.panel,
          { backgroundColor: colours.panel },
          makeShadow(1, colours.shadow),
          highContrast && { borderWidth: 2, borderColor: colours.line },
        ]}
      >
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  title: { marginLeft: space.s },
  panel: { borderRadius: radius.l, padding: space.l, gap: space.l },
});
