import { useEffect } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { IconButton } from '../../theme/IconButton';
import { makeShadow } from '../../theme/shadow';
import { radius, READABLE, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

export interface NoticeProps {
  readonly text: string;
  /** Where it stands, if not below the header; the foot is above the footer. */
  readonly stands?: 'head' | 'middle' | 'foot';
  /** Whether the table says it, after its question; else it is said at once. */
  readonly isQuiet?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
  onClose(): void;
}

/** A sentence over the table: why a move is not possible, or what is wrong, with a way to read more. */
export function Notice({ text, stands = 'head', isQuiet = false, action, onClose }: NoticeProps) {
  const { colours } = useTheme();
  const t = useWords();
  useEffect(() => {
    if (Platform.OS === 'ios' && !isQuiet) AccessibilityInfo.announceForAccessibility(text); // iOS has no live regions.
  }, [text, isQuiet]);
  return (
    <View style={[styles.place, styles[stands]]}>
      <View
        role={isQuiet ? undefined : 'alert'}
        style={[styles.notice, makeShadow(3, colours.shadow), { backgroundColor: colours.paper }]}
      >
        <View style={styles.words}>
          <Text type="label" colour="ink">
            {text}
          </Text>
          {action && (
            <Button label={action.label} look="quiet" icon="book" onPress={action.run} style={styles.action} />
          )}
        </View>
        <IconButton icon="close" bare colour="ink" label={t('play.dismiss')} onPress={onClose} />
      </View>
    </View>
  );
}

/** Higher than a footer of one row. */
const ABOVE_FOOTER = 76;

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.m,
    right: space.m,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  head: { top: 0 },
  middle: { top: 0, bottom: 0, justifyContent: 'center' },
  foot: { bottom: ABOVE_FOOTER },
  notice: {
    width: '100%',
    maxWidth: READABLE,
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: space.s,
    padding: space.s,
    paddingLeft: space.l,
    borderRadius: radius.l,
  },
  words: { flex: 1, gap: space.s, paddingVertical: space.s },
  action: { alignSelf: 'flex-start' },
});
