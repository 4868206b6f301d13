import type { TextStyle } from 'react-native';

/** The names under which `useFonts` loads the fonts. */
export const font = {
  display: 'Fraunces-Black',
  plain: 'Nunito-SemiBold',
  bold: 'Nunito-Bold',
  heavy: 'Nunito-ExtraBold',
} as const;

const style = (
  fontFamily: string,
  fontSize: number,
  lineHeight: number,
): TextStyle & { fontSize: number; lineHeight: number } => ({
  fontFamily,
  fontSize,
  lineHeight,
});

/** All text styles of the app. */
export const type = {
  /** The app's own name. */
  name: style(font.display, 40, 48),
  title: style(font.display, 28, 34),
  heading: style(font.display, 21, 27),
  /** A word on a big button. */
  call: style(font.display, 24, 30),
  body: style(font.plain, 16, 23),
  strong: style(font.heavy, 16, 22),
  label: style(font.bold, 15, 20),
  small: style(font.bold, 13, 18),
  number: style(font.display, 20, 24),
} as const;

export type Type = keyof typeof type;
