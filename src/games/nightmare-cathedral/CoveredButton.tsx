import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { describeElement } from '../../theme/describeElement';
import { radius } from '../../theme/space';

interface CoveredButtonProps {
  /** What a screen reader calls it. */
  readonly label: string;
  /** What a screen reader adds to the name. */
  readonly description?: string;
  /** Whether what it opens is open; whether it is the chosen one. */
  readonly isExpanded?: boolean;
  readonly isPressed?: boolean;
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
export function CoveredButton(props: CoveredButtonProps) {
  const { label, description, isExpanded, isPressed, onPress, style, children } = props;
  const isOpen = onPress !== undefined;
  return (
    <View style={style}>
      {children}
      <Pressable
        role="button"
        aria-label={label}
        ref={(view) => describeElement(view, description)}
        accessibilityHint={description}
        aria-expanded={isExpanded}
        aria-pressed={isPressed}
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
