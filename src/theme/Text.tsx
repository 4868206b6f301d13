import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { useDrawnScale } from './textScale';
import { useTheme } from './theme';
import { type as types, type Type } from './type';
import type { Colours } from './colours';

export interface TextProps extends NativeTextProps {
  readonly type?: Type;
  readonly colour?: keyof Colours;
}

/** All text there is: in our type, in a colour by its use, growing with the phone's text size. */
export function Text({ type = 'body', colour = 'text', style, ...rest }: TextProps) {
  const { colours } = useTheme();
  const scale = useDrawnScale();
  const drawn = types[type];
  const size = scale === 1 ? drawn : { ...drawn, fontSize: drawn.fontSize * scale, lineHeight: drawn.lineHeight * scale };
  return <NativeText {...rest} style={[size, { color: colours[colour] }, style]} />;
}
