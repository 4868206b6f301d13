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
import { linesOf } from '../theme/fitting';
import { Mark } from '../theme/Mark';
import type { MarkName } from '../theme/marks';
import { shadow } from '../theme/shadow';
import { radius, READABLE, space, TARGET } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { type as types, type Type } from '../theme/type';
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
  /** So many rows of buttons have their room at any time. */
  readonly buttonRows: number;
}

/** So many of the last sentences are shown. */
const LATEST = 2;
/** Room for what happened. More of it stands over the edge of the table, which keeps its size. */
const LINE = 20;
/** Room for a prompt: two lines, three smaller ones, or a button to skip. */
const PROMPT = 56;
const MARK = 18;
/** More buttons than these stand closer, in several rows. */
const FEW = 4;
/** From this text size on the words scroll in the room that they have. */
const LARGE = 1.3;
/** A button's height in words of their usual size, with what lies between two. */
const LARGE_BUTTON = 36;
/** No more of the screen than this has either, the words and the buttons, however large they are. */
const MOST = 0.22;
const BESIDE = 210;

/**
 * Below the table (beside it on a low screen): what happened, what is to be done, and what can be done without touching a card.
 * Its height follows from the screen, the text size and the game alone, never from the words: the table above keeps its size.
 */
export function Footer({ said, prompt, coach, mark, buttons, isBusy, onSkip, isBeside, buttonRows }: FooterProps) {
  const { colours, leftHand, textScale } = useTheme();
  const words = useWords();
  const screen = useWindowDimensions();
  const told = said.slice(-LATEST).join(' ');
  useEffect(() => {
    if (told && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(told); // iOS has no live regions
  }, [told]);
  const isLarge = textScale > LARGE;
  const isFixed = !isBeside && !coach; // a coach says so much that only its own room could hold it
  const rows = coach ? Math.max(1, buttonRows) : buttonRows;
  const most = screen.height * MOST;
  const wide = (isBeside ? BESIDE : Math.min(screen.width, READABLE)) - 2 * space.m;
  const skip = isBusy && (
    <Pressable role="button" aria-label={words('table.skip')} onPress={onSkip} style={styles.skip}>
      <Text type="small" colour={coach ? 'quiet' : 'quietInk'}>
        {words('table.skip')}
      </Text>
    </Pressable>
  );
  const happened = (
    <View style={[styles.told, isFixed && !isLarge && { height: LINE * textScale }]}>
      {told !== '' && (
        <Text type="small" colour="quiet" style={[styles.line, { backgroundColor: colours.panel }]}>
          {told}
        </Text>
      )}
    </View>
  );
  const lines = (type: Type, room: number, text: string) =>
    linesOf(text, { ...types[type], fontSize: types[type].fontSize * textScale }, room);
  const promptRoom = wide - 2 * space.l - (mark ? MARK + space.s : 0) - (isBusy ? wide / 4 + space.s : 0);
  const isLong = isFixed && !isLarge && lines('label', promptRoom, prompt) > 2;
  const asking = (
    <Text type={isLong ? 'small' : 'label'} colour="ink" style={styles.text}>
      {prompt}
    </Text>
  );
  const asked = coach ?? (
    <View
      style={[
        styles.prompt,
        shadow(2, colours.shadow),
        { backgroundColor: colours.paper },
        isFixed && !isLarge ? { height: PROMPT * textScale } : styles.asTall,
      ]}
    >
      <View>{mark && <Mark mark={mark} on="paper" size={MARK} />}</View>
      {isLong && lines('small', promptRoom, prompt) > 3 ? (
        <ScrollView style={styles.long} tabIndex={0}>
          {asking}
        </ScrollView>
      ) : (
        asking
      )}
      {/* Never where a move's button comes next: a finger that skips too late would make that move. */}
      {skip}
    </View>
  );
  const isScrolled = isFixed && isLarge;
  const spoken = (
    <View aria-live="polite" testID="table-words" style={styles.words}>
      {!isScrolled && happened}
      {asked}
      {isScrolled && happened}
    </View>
  );
  const isFew = buttons.length <= FEW && !isLarge && !isBeside;
  const share = (wide - space.s * (buttons.length - 1)) / Math.max(1, buttons.length) - 2 * space.m;
  const isTight = isFew && buttons.some(({ label }) => lines('heading', share, label) > 1);
  const doing = (
    <View
      style={[
        styles.buttons,
        leftHand && styles.left,
        isFew && styles.oneRow,
        !isBeside && !isLarge && (isFixed ? { height: heightOfRows(rows) } : { minHeight: heightOfRows(rows) }),
      ]}
    >
      {coach && skip}
      {buttons.map(({ label, run }) => (
        <Button
          key={label}
          label={label}
          look="second"
          type={isTight ? 'label' : undefined}
          onPress={run}
          style={[
            styles.button,
            isFew && styles.sharing,
            isTight && styles.tight,
            buttons.length > FEW && styles.small,
          ]}
        />
      ))}
    </View>
  );
  const largeRows = Math.min(most, rows * LARGE_BUTTON * textScale);
  return (
    <View style={[styles.footer, isBeside ? styles.beside : styles.below]}>
      {isLarge ? (
        <Scrolling height={isFixed ? Math.min(most, (LINE + PROMPT) * textScale) : null}>{spoken}</Scrolling>
      ) : (
        spoken
      )}
      {isLarge ? (
        <Scrolling height={isFixed ? largeRows : null} least={buttons.length > 0 ? largeRows : 0}>
          {doing}
        </Scrolling>
      ) : (
        doing
      )}
    </View>
  );
}

const heightOfRows = (rows: number): number => (rows === 0 ? 0 : rows * TARGET + (rows - 1) * space.s + space.xs);

/** Large words may need more room than they can have beside a table. With no height, they take what they need. */
function Scrolling({ height, least = 0, children }: { height: number | null; least?: number; children: ReactNode }) {
  if (height === 0) return null;
  return (
    <ScrollView style={[styles.scroll, height === null ? { minHeight: least } : { height }]} tabIndex={0}>
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
    flexShrink: 0,
  },
  below: { maxHeight: '50%' },
  beside: { width: BESIDE, maxHeight: '100%', justifyContent: 'center' },
  scroll: { flexGrow: 0 },
  words: { gap: space.xs },
  told: { justifyContent: 'flex-end', alignItems: 'center', pointerEvents: 'none' },
  line: { flexShrink: 0, textAlign: 'center', paddingHorizontal: space.s, borderRadius: radius.s, overflow: 'hidden' },
  prompt: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    borderRadius: radius.l,
  },
  asTall: { minHeight: TARGET, paddingVertical: space.s },
  text: { flex: 1 },
  long: { flex: 1, maxHeight: '100%' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
  oneRow: { flexWrap: 'nowrap' },
  left: { flexDirection: 'row-reverse' },
  small: { minWidth: '17%', paddingHorizontal: space.xs },
  button: { flexGrow: 1, flexShrink: 1, minWidth: '30%', maxWidth: 320 },
  sharing: { height: TARGET, paddingHorizontal: space.m },
  tight: { flexBasis: 0, minWidth: 0, paddingVertical: 0 },
  skip: { maxWidth: '50%', minWidth: TARGET, minHeight: TARGET, justifyContent: 'center', alignItems: 'flex-end' },
});
