import { useEffect, type ReactNode } from 'react';
import {
  AccessibilityInfo,
  Platform,
  Pressable,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';

import { Button } from '../theme/Button';
import { Mark } from '../theme/Mark';
import type { MarkName } from '../theme/marks';
import { shadow } from '../theme/shadow';
import { radius, READABLE, space, TARGET } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

export interface FooterProps {
  /** What happened, the latest last. */
  readonly said: readonly string[];
  readonly prompt: string;
  /** Instead of the prompt. */
  readonly coach?: ReactNode;
  /** The person who is spoken to; null where nobody is. */
  readonly mark: MarkName | null;
  readonly buttons: readonly { readonly label: string; readonly run: () => void }[];
  /** Something is still to be shown. */
  readonly isBusy: boolean;
  onSkip(): void;
  readonly isBeside: boolean;
  /** Buttons may come: the table keeps its size when they do. */
  readonly keepsRoom: boolean;
}

/** So many of the last sentences are shown. */
const LATEST = 2;
/** Room for what happened. More of it stands over the edge of the table, which keeps its size. */
const LINE = 20;
/** Room for a prompt of two lines, so that the table keeps its size when one comes. */
const TWO_LINES = 56;
/** More buttons than these stand closer. */
const FEW = 4;
/** From this text size on the words scroll, and no room is kept for what is not there. */
const LARGE = 1.3;
/** A button's height in words of their usual size, with what lies between two. */
const LARGE_BUTTON = 36;

/** Below the table (beside it on a low screen): what happened, what is to be done, and what can be done without touching a card. */
export function Footer({ said, prompt, coach, mark, buttons, isBusy, onSkip, isBeside, keepsRoom }: FooterProps) {
  const { colours, leftHand, textScale } = useTheme();
  const words = useWords();
  const screen = useWindowDimensions();
  const told = said.slice(-LATEST).join(' ');
  useEffect(() => {
    if (told && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(told); // iOS has no live regions
  }, [told]);
  const isLarge = textScale > LARGE;
  const skip = isBusy && (
    <Pressable role="button" aria-label={words('table.skip')} onPress={onSkip} style={styles.skip}>
      <Text type="small" colour={coach ? 'quiet' : 'quietInk'}>
        {words('table.skip')}
      </Text>
    </Pressable>
  );
  const spoken = (
    <View aria-live="polite" testID="table-words" style={styles.words}>
      <View style={[styles.told, !isBeside && !isLarge && { height: LINE * textScale }]}>
        {told !== '' && (
          <Text type="small" colour="quiet" style={[styles.line, { backgroundColor: colours.panel }]}>
            {told}
          </Text>
        )}
      </View>
      {coach ?? (
        <View
          style={[
            styles.prompt,
            shadow(2, colours.shadow),
            { backgroundColor: colours.paper, minHeight: isBeside || isLarge ? TARGET : TWO_LINES * textScale },
          ]}
        >
          <View>{mark && <Mark mark={mark} on="paper" size={18} />}</View>
          <Text type="label" colour="ink" style={styles.text}>
            {prompt}
          </Text>
          {/* Never where a move's button comes next: a finger that skips too late would make that move. */}
          {skip}
        </View>
      )}
    </View>
  );
  const doing = (
    <View
      style={[
        styles.buttons,
        leftHand && styles.left,
        { minHeight: isBeside || isLarge || !keepsRoom ? 0 : TARGET + space.xs },
      ]}
    >
      {coach && skip}
      {buttons.map(({ label, run }) => (
        <Button
          key={label}
          label={label}
          look="second"
          onPress={run}
          style={[styles.button, buttons.length > FEW && styles.small]}
        />
      ))}
    </View>
  );
  return (
    <View style={[styles.footer, isBeside ? styles.beside : styles.below]}>
      {isLarge ? <Scrolling>{spoken}</Scrolling> : spoken}
      {isLarge ? (
        <Scrolling least={Math.min(screen.height * 0.22, buttons.length * LARGE_BUTTON * textScale)}>{doing}</Scrolling>
      ) : (
        doing
      )}
    </View>
  );
}

/** Large words may need more room than they can have beside a table. */
function Scrolling({ least = 0, children }: { least?: number; children: ReactNode }) {
  return (
    <ScrollView style={[styles.scroll, { minHeight: least }]} tabIndex={0}>
      {children}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  footer: {
    paddingHorizontal: space.m,
    paddingBottom: space.s,
    gap: space.s,
    width: '100%',
    maxWidth: READABLE,
    alignSelf: 'center',
  },
  below: { maxHeight: '50%' },
  beside: { width: 210, maxHeight: '100%', justifyContent: 'center' },
  scroll: { flexGrow: 0 },
  words: { gap: space.xs },
  told: { justifyContent: 'flex-end', alignItems: 'center', pointerEvents: 'none' },
  line: { flexShrink: 0, textAlign: 'center', paddingHorizontal: space.s, borderRadius: radius.s, overflow: 'hidden' },
  prompt: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.l,
  },
  text: { flex: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
  left: { flexDirection: 'row-reverse' },
  small: { minWidth: '17%', paddingHorizontal: space.xs },
  button: { flexGrow: 1, flexShrink: 1, minWidth: '30%', maxWidth: 320 },
  skip: { maxWidth: '50%', minWidth: TARGET, minHeight: TARGET, justifyContent: 'center', alignItems: 'flex-end' },
});
