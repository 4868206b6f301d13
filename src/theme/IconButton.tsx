import { Pressable, StyleSheet, type ViewStyle } from 'react-native';

import type { Colours } from './colours';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { TARGET, radius } from './space';
import { useTheme } from './theme';

export interface IconButtonProps {
  readonly icon: IconName;
  /** What the button does, for those who cannot see the icon. */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Leaves out the round ground behind the icon. */
  readonly bare?: boolean;
  readonly colour?: keyof Colours;
  readonly style?: ViewStyle;
}

export function IconButton({
  icon,
  label,
  onPress,
  disabled = false,
  bare = false,
  colour = 'text',
  style,
}: IconButtonProps) {
  const { colours, highContrast } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        !bare && { backgroundColor: colours.chip },
        !bare && highContrast && { borderWidth: 2, borderColor: colours.line },
        disabled && styles.off,
        pressed && styles.pressed,
        style,
      ]}
    >
      <Icon icon={icon} colour={colour} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { width: TARGET, height: TARGET, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  off: { opacity: 0.4 },
  pressed: { transform: [{ scale: 0.94 }] },
});
