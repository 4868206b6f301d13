import { StyleSheet, View } from 'react-native';

import { IconButton } from '../theme/IconButton';
import { radius, READABLE, space } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

import type { SlimFooterProps } from './footerProps';
import { getSlimCoachHeight, getSlimSizes } from './footerSizes';
import { SlimButtons } from './SlimFooter';

/**
 * The footer of a lesson in a game that needs the height for its table: the coach in one row, the buttons beside it.
 * What is told stands over the table's edge meanwhile.
 */
export function SlimCoach({ coach, told, buttons, isBusy, isTelling, onSkip, screen }: SlimFooterProps) {
  const { colours, textScale, leftHand } = useTheme();
  const words = useWords();
  // The buttons stand in a column, so that the coach's sentence keeps its width.
  const sizes = { ...getSlimSizes(screen, textScale, 1), isStacked: buttons.length > 1 };
  return (
    <View style={styles.footer}>
      {isTelling && told !== '' && (
        <View style={styles.told}>
          <Text type="small" colour="quiet" style={[styles.line, { backgroundColor: colours.panel }]}>
            {told}
          </Text>
        </View>
      )}
      <View
        testID="table-words"
        style={[styles.row, leftHand && styles.left, { height: getSlimCoachHeight(screen, textScale) }]}
      >
        {/* The button stands away from those of moves: a finger that skips too late would make a move. */}
        {isBusy && <IconButton bare icon="partOn" label={words('table.skip')} onPress={onSkip} />}
        <View aria-live="polite" style={styles.coach}>
          {coach}
        </View>
        {buttons.length > 0 && (
          <View style={styles.buttons}>
            <SlimButtons buttons={buttons} sizes={sizes} />
          </View>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { padding: space.s, width: '100%', maxWidth: READABLE, alignSelf: 'center', flexShrink: 0 },
  told: { position: 'absolute', left: 0, right: 0, bottom: '100%', alignItems: 'center', pointerEvents: 'none' },
  line: { textAlign: 'center', paddingHorizontal: space.s, borderRadius: radius.s, overflow: 'hidden' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  left: { flexDirection: 'row-reverse' },
  coach: { flex: 1, height: '100%' },
  // They are drawn to stand at the very edge of a footer's paper, which there is none of here.
  buttons: { paddingHorizontal: space.m - space.xs - 2 },
});
