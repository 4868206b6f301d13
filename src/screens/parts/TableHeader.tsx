import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { hasWordsAbove } from '../../table/footerSizes';
import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useDrawnScale } from '../../theme/textScale';
import { useTheme } from '../../theme/theme';
import { type as types } from '../../theme/type';

import { fitHeader, getHeaderSizes } from './headerWords';

export interface TableHeaderProps {
  readonly title: string;
  /** Where the match stands. */
  readonly status: string;
  readonly leaveLabel: string;
  onLeave(): void;
  /** Buttons at the end, and how many they are: the words get the room that they leave. */
  readonly children?: ReactNode;
  readonly buttons: number;
}

/**
 * The bar above a table: back button, the game, where it stands, and further buttons. Its height is the same whatever the words
 * are, because a table below it that changes its size moves every card.
 */
export function TableHeader({ title, status, leaveLabel, onLeave, children, buttons }: TableHeaderProps) {
  const { textScale } = useTheme();
  const drawnScale = useDrawnScale();
  const { left, right } = useSafeAreaInsets();
  const screen = useWindowDimensions();
  const sizes = getHeaderSizes(screen.width - left - right, textScale, buttons);
  const { isStacked, gap, padding, height } = sizes;
  const words = fitHeader(title, status, sizes, textScale);
  const back = <IconButton icon="back" label={leaveLabel} onPress={onLeave} />;
  const strip = [styles.strip, { gap, paddingHorizontal: padding }];
  const { fontSize, lineHeight } = types.small;
  const lettersOf = (shrink: number) => ({
    fontSize: fontSize * drawnScale * shrink,
    lineHeight: lineHeight * drawnScale * shrink,
  });
  const drawn =
    words.kind === 'twoLines' ? (
      <>
        <Text
          type={words.titleType}
          numberOfLines={1}
          role="heading"
          aria-level={1}
          style={words.shrink !== undefined && lettersOf(words.shrink)}
        >
          {title}
        </Text>
        <Text type="small" colour="quiet" numberOfLines={1}>
          {status}
        </Text>
      </>
    ) : (
      <Text
        type="small"
        role="heading"
        aria-level={1}
        aria-label={status ? `${title}, ${status}` : title}
        numberOfLines={words.lines}
        style={[lettersOf(words.shrink), isStacked && styles.middle]}
      >
        {words.text}
      </Text>
    );
  if (isStacked) {
    return (
      <View>
        <View style={[strip, styles.apart]}>
          {back}
          {children}
        </View>
        <View
          style={
            hasWordsAbove(screen, textScale) ? [styles.words, { height, paddingHorizontal: padding }] : styles.heard
          }
        >
          {drawn}
        </View>
      </View>
    );
  }
  return (
    <View style={strip}>
      {back}
      <View style={[styles.words, styles.beside, { height }]}>{drawn}</View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', paddingVertical: space.xs },
  apart: { justifyContent: 'space-between' },
  words: { justifyContent: 'center', overflow: 'hidden' },
  beside: { flex: 1, minWidth: 0 },
  middle: { textAlign: 'center' },
  heard: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
});
