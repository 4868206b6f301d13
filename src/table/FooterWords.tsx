import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { MarkName } from '../storage/marks';
import { Mark } from '../theme/Mark';
import { shadow } from '../theme/shadow';
import { radius, space, TARGET } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';

import { countLines, LINE, PROMPT, type FooterSizes } from './footerSizes';

export interface FooterWordsProps {
  readonly told: string;
  readonly prompt: string;
  /** Instead of the prompt. */
  readonly coach?: ReactNode;
  readonly mark: MarkName | null;
  /** Stands beside the prompt; null where there is nothing to skip. */
  readonly skip: ReactNode;
  readonly sizes: FooterSizes;
}

const MARK = 18;

/** What happened, and what is to be done. */
export function FooterWords({ told, prompt, coach, mark, skip, sizes }: FooterWordsProps) {
  const { colours, textScale } = useTheme();
  const { isFixed, isLarge } = sizes;
  const happened = (
    <View style={[styles.told, isFixed && !isLarge && { height: LINE * textScale }]}>
      {told !== '' && (
        <Text type="small" colour="quiet" style={[styles.line, { backgroundColor: colours.panel }]}>
          {told}
        </Text>
      )}
    </View>
  );
  const isLast = isFixed && isLarge; // where the words scroll, what is to be done is seen first
  return (
    <View aria-live="polite" testID="table-words" style={styles.words}>
      {!isLast && happened}
      {coach ? (
        <View style={isFixed && !isLarge && { height: sizes.coach }}>{coach}</View>
      ) : (
        <Prompt prompt={prompt} mark={mark} skip={skip} sizes={sizes} />
      )}
      {isLast && happened}
    </View>
  );
}

/** What is to be done, in as large letters as have room. */
function Prompt({ prompt, mark, skip, sizes }: Pick<FooterWordsProps, 'prompt' | 'mark' | 'skip' | 'sizes'>) {
  const { colours, textScale } = useTheme();
  const { isFixed, isLarge, wide } = sizes;
  const isTight = isFixed && !isLarge;
  const room = wide - 2 * space.l - (mark ? MARK + space.s : 0) - (skip ? wide / 4 + space.s : 0);
  const isLong = isTight && countLines(prompt, 'label', textScale, room) > 2;
  const asking = (
    <Text type={isLong ? 'small' : 'label'} colour="ink" style={styles.text}>
      {prompt}
    </Text>
  );
  return (
    <View
      style={[
        styles.prompt,
        shadow(2, colours.shadow),
        { backgroundColor: colours.paper },
        isTight ? { height: PROMPT * textScale } : styles.asTall,
        isFixed && isLarge && styles.close,
      ]}
    >
      <View>{mark && <Mark mark={mark} on="paper" size={MARK} />}</View>
      {isLong && countLines(prompt, 'small', textScale, room) > 3 ? (
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
}

const styles = StyleSheet.create({
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
  close: { paddingVertical: 0 },
  text: { flex: 1 },
  long: { flex: 1, maxHeight: '100%' },
});
