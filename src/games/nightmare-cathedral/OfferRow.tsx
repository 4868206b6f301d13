import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';

import { CoveredButton } from './CoveredButton';
import { palette } from './palette';

interface OfferRowProps {
  /** What a screen reader calls it; the rest of the row describes it. */
  readonly label: string;
  /** A sign or a picture before the words. */
  readonly picture: ReactNode;
  readonly title?: string;
  /** What it brings. */
  readonly text?: string;
  /** Why it is open, or why it is not. */
  readonly note?: string;
  readonly paper: string;
  /** Left out while it may not be chosen. */
  readonly onPress?: () => void;
}

/** One of several things to choose from: a row with what it is called, and what it brings in words. */
export function OfferRow({ label, picture, title, text, note, paper, onPress }: OfferRowProps) {
  const isOpen = onPress !== undefined;
  const ink = { color: isOpen ? palette.soot : palette.bone };
  return (
    <CoveredButton
      label={label}
      description={[title, note, text].filter((part) => part && !label.includes(part)).join('. ')}
      onPress={onPress}
      style={[styles.row, { backgroundColor: isOpen ? paper : palette.tile }]}
    >
      <View aria-hidden>{picture}</View>
      <View style={styles.words} aria-hidden>
        {title !== undefined && (
          <View style={styles.head}>
            <Text type="number" style={[styles.title, ink]}>
              {title}
            </Text>
            {note !== undefined && (
              <Text type="small" style={[styles.note, ink]}>
                {note}
              </Text>
            )}
          </View>
        )}
        {text !== undefined && (
          <Text type={title === undefined ? 'strong' : 'label'} style={ink}>
            {text}
          </Text>
        )}
      </View>
    </CoveredButton>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: TARGET,
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s },
  title: { flexGrow: 1 },
  note: { flexShrink: 1 },
});
