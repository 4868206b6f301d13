import type { ReactNode } from 'react';
import { Platform, Pressable, StyleSheet, View, type StyleProp, type ViewProps, type ViewStyle } from 'react-native';

import { radius } from '../../theme/space';

/** Browsers and phones call differently what screen readers add to a name. */
const describe = (text: string): ViewProps =>
  (Platform.OS === 'web' ? { 'aria-description': text } : { accessibilityHint: text }) as ViewProps;

interface CoveredButtonProps {
  /** What a screen reader calls it. */
  readonly label: string;
  /** What a screen reader adds to the name. */
  readonly description?: string;
  /** Left out while it may not be pressed. */
  readonly onPress?: () => void;
  readonly style: StyleProp<ViewStyle>;
  /** What it shows, hidden from screen readers. */
  readonly children: ReactNode;
}

/**
 * A button that lies over what it shows. What is drawn and written there is more than its name, and whoever speaks to
 * the device could not tell what to call a button whose words are not in its name.
 */
export function CoveredButton({ label, description = '', onPress, style, children }: CoveredButtonProps) {
  const isOpen = onPress !== undefined;
  return (
    <View style={style}>
      {children}
      <Pressable
        role="button"
        aria-label={label}
        {...(description !== '' && describe(description))}
        aria-disabled={!isOpen}
        disabled={!isOpen}
        onPress={onPress}
        style={({ pressed }) => [StyleSheet.absoluteFill, styles.cover, pressed && styles.pressed]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { borderRadius: radius.m },
  pressed: { backgroundColor: '#0003' },
});
