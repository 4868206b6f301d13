import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

export interface TableHeaderProps {
  readonly title: string;
  /** Where the match stands. */
  readonly status: string;
  readonly leaveLabel: string;
  onLeave(): void;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** With less room than this, divided by the text size, the words go below the buttons. */
const TIGHT = 230;
/**
 * Longer names than this are written smaller, because the table needs the height; a narrow screen takes fewer letters.
 */
const LONG = { narrow: 9, wide: 14 };
const NARROW = 350;

/** The bar above a table: back button, the game, where it stands, and further buttons. */
export function TableHeader({ title, status, leaveLabel, onLeave, children }: TableHeaderProps) {
  const room = useWindowDimensions().width / useTheme().textScale;
  const long = room < NARROW ? LONG.narrow : LONG.wide;
  if (room < TIGHT) {
    return (
      <View>
        <View style={[styles.strip, styles.buttons]}>
          <IconButton icon="back" label={leaveLabel} onPress={onLeave} />
          {children}
        </View>
        <Text
          type="small"
          role="heading"
          aria-level={1}
          aria-label={status ? `${title}, ${status}` : title}
          numberOfLines={2}
          style={styles.below}
        >
          {status || title}
        </Text>
      </View>
    );
  }
  return (
    <View style={styles.strip}>
      <IconButton icon="back" label={leaveLabel} onPress={onLeave} />
      <View style={styles.words}>
        <Text type={title.length > long ? 'small' : 'number'} numberOfLines={2} role="heading" aria-level={1}>
          {title}
        </Text>
        <Text type="small" colour="quiet">
          {status}
        </Text>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
  },
  buttons: { justifyContent: 'space-between' },
  below: { textAlign: 'center', paddingHorizontal: space.m },
  words: { flex: 1, minWidth: 0 },
});
