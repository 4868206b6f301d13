import { Pressable, StyleSheet, View } from 'react-native';

import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

interface ToggleProps {
  readonly label: string;
  readonly about?: string;
  readonly value: boolean;
  readonly change: (value: boolean) => void;
}

/** A switch; the whole row can be touched. */
export function Toggle({ label, about, value, change }: ToggleProps) {
  const { colours } = useTheme();
  return (
    <Pressable
      role="switch"
      aria-checked={value}
      aria-label={label}
      accessibilityHint={about}
      onPress={() => change(!value)}
      style={({ pressed }) => [styles.row, pressed && styles.pressed]}
    >
      <View style={styles.words}>
        <Text type="strong">{label}</Text>
        {about !== undefined && (
          <Text type="label" colour="quiet">
            {about}
          </Text>
        )}
      </View>
      <View
        style={[
          styles.track,
          { backgroundColor: value ? colours.call : colours.chip, borderColor: value ? colours.call : colours.line },
          value && styles.on,
        ]}
      >
        <View style={[styles.knob, { backgroundColor: value ? colours.onCall : colours.line }]} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { minHeight: TARGET, flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flex: 1, gap: 2 },
  track: { width: 52, height: 32, borderRadius: radius.round, borderWidth: 2, padding: 3, alignItems: 'flex-start' },
  on: { alignItems: 'flex-end' },
  knob: { width: 22, height: 22, borderRadius: radius.round },
  pressed: { opacity: 0.7 },
});
