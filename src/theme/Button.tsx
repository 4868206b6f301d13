import { Pressable, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import type { Colours } from './colours';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { makeShadow } from './shadow';
import { TARGET, radius, space } from './space';
import { Text } from './Text';
import { useTheme } from './theme';
import type { Type } from './type';

const looks = {
  call: ['call', 'onCall'],
  second: ['second', 'onSecond'],
  quiet: ['chip', 'text'],
  danger: ['danger', 'onDanger'],
} as const satisfies Record<string, readonly [ground: keyof Colours, text: keyof Colours]>;

export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly look?: keyof typeof looks;
  readonly icon?: IconName;
  /** The type of the label, for places with little room. */
  readonly type?: Type;
  /** Its letters are drawn so many times their size. */
  readonly shrink?: number;
  readonly disabled?: boolean;
  /** What will happen, when the label alone does not say it. */
  readonly hint?: string;
  readonly style?: StyleProp<ViewStyle>;
}

export function Button({
  label,
  onPress,
  look = 'call',
  icon,
  type,
  shrink,
  disabled = false,
  hint,
  style,
}: ButtonProps) {
  const { colours, highContrast } = useTheme();
  const [ground, text] = looks[look];
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      accessibilityHint={hint}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: colours[ground] },
        look !== 'quiet' && makeShadow(2, colours.shadow),
        look === 'quiet' && highContrast && { boxShadow: `inset 0 0 0 2px ${colours.line}` }, // no border: it would make it higher
        disabled && styles.off,
        pressed && styles.pressed,
        style,
      ]}
    >
      {icon && <Icon icon={icon} colour={text} size={22} />}
      <Text type={type ?? (look === 'quiet' ? 'strong' : 'heading')} colour={text} shrink={shrink} style={styles.label}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    maxWidth: '100%',
    minHeight: TARGET,
    paddingVertical: space.s,
    paddingHorizontal: space.l,
    borderRadius: radius.l,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  label: { flexShrink: 1, textAlign: 'center' },
  off: { opacity: 0.4 },
  pressed: { transform: [{ scale: 0.97 }] },
});
