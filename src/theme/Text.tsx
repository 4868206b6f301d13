import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { setText } from '../words/setText';
import { getLanguage } from '../words/words';

import type { Colours } from './colours';
import { scaleToFit } from './scaleToFit';
import { useDrawnScale } from './textScale';
import { useTheme } from './theme';
import { type as types, type Type } from './type';

export interface TextProps extends NativeTextProps {
  readonly type?: Type;
  readonly colour?: keyof Colours;
  /** The width in points for text that must not break inside a word; longer words are drawn smaller. */
  readonly room?: number;
  /** Letters are drawn so many times their size, where larger ones have no room. */
  readonly shrink?: number;
}

/**
 * The only text component of the app: it sets the font, takes a colour by its use, and grows with the phone's text
 * size.
 */
export function Text({ type = 'body', colour = 'text', room, shrink = 1, style, ...rest }: TextProps) {
  const { colours, textScale } = useTheme();
  const drawnScale = useDrawnScale();
  const drawn = types[type];
  const fits =
    room !== undefined && typeof rest.children === 'string'
      ? scaleToFit(rest.children, { ...drawn, fontSize: drawn.fontSize * textScale }, room)
      : 1;
  const scale = drawnScale * fits * shrink;
  const size =
    scale === 1 ? drawn : { ...drawn, fontSize: drawn.fontSize * scale, lineHeight: drawn.lineHeight * scale };
  const { children } = rest;
  return (
    <NativeText {...rest} style={[size, { color: colours[colour] }, style]}>
      {typeof children === 'string' || typeof children === 'number' ? setText(`${children}`, getLanguage()) : children}
    </NativeText>
  );
}
