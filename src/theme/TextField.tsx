import type { Ref } from 'react';
import { StyleSheet, TextInput, type TextInputProps } from 'react-native';

import { TARGET, radius, space } from './space';
import { useDrawnScale } from './textScale';
import { useTheme } from './theme';
import { type Type, type } from './type';

interface TextFieldProps extends TextInputProps {
  /** What is to be typed, for those who listen; shown as a hint as well unless another placeholder is given. */
  readonly label: string;
  readonly letters?: Type;
  readonly ref?: Ref<TextInput>;
}

/** The app's one text input: letters in the app's type and size, whatever a screen puts around it. */
export function TextField({ label, letters = 'strong', style, ...props }: TextFieldProps) {
  const { colours } = useTheme();
  const scale = useDrawnScale();
  const { fontFamily, fontSize } = type[letters];
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      placeholderTextColor={colours.quiet}
      {...props}
      style={[
        styles.field,
        {
          fontFamily,
          fontSize: fontSize * scale,
          color: colours.text,
          borderColor: colours.line,
          backgroundColor: colours.chip,
        },
        style,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  // A browser makes a field of large letters wider than a phone.
  field: { minWidth: 0, minHeight: TARGET + 6, borderWidth: 2, borderRadius: radius.m, paddingHorizontal: space.l },
});
