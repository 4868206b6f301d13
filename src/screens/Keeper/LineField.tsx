import { StyleSheet, TextInput } from 'react-native';

import { TARGET, radius, space } from '../../theme/space';
import { useDrawnScale } from '../../theme/textScale';
import { useTheme } from '../../theme/theme';
import { type } from '../../theme/type';

const LONGEST = 24;

/** A one-line text input: the name of a game or of a category. */
export function LineField({ label, value, change }: { label: string; value: string; change: (value: string) => void }) {
  const { colours } = useTheme();
  const scale = useDrawnScale();
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      placeholderTextColor={colours.quiet}
      value={value}
      onChangeText={change}
      maxLength={LONGEST}
      style={[
        type.strong,
        styles.line,
        {
          fontSize: type.strong.fontSize * scale,
          lineHeight: undefined,
          color: colours.text,
          borderColor: colours.line,
          backgroundColor: colours.chip,
        },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  line: { minHeight: TARGET + 6, borderWidth: 2, borderRadius: radius.m, paddingHorizontal: space.l },
});
