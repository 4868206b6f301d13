import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Mark } from '../theme/Mark';
import { makeShadow } from '../theme/shadow';
import { radius, space, TARGET } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

import { CatPortrait } from './cats/CatPortrait';
import type { FooterText } from './footerProps';
import { countLines, LINE, PROMPT, type FooterSizes } from './footerSizes';

interface FooterWordsProps extends FooterText {
  /** Stands beside the prompt; null where there is nothing to skip. */
  readonly skip: ReactNode;
  readonly sizes: FooterSizes;
}

const MARK = 18;
/** The coin of a cat, with its mark at the foot. */
const CAT = { coin: 32, badge: 12 };
/** What two lines of what happened take from the prompt: the footer as a whole keeps its height. */
const SECOND_LINE = 15;

/** What happened, and what is to be done. */
export function FooterWords({ told, prompt, coach, speaker, voice, aid, skip, sizes }: FooterWordsProps) {
  const { colours, textScale } = useTheme();
  const { isFixed, isLarge, wide } = sizes;
  const isTight = isFixed && !isLarge;
  const isDouble = isTight && !coach && countLines(told, 'small', textScale, wide - 2 * space.s) > 1;
  const more = isDouble ? SECOND_LINE * textScale : 0;
  const happened = (
    <View style={[styles.told, isTight && { height: LINE * textScale + more }]}>
      {told !== '' && (
        <Text type="small" colour="quiet" style={[styles.line, { backgroundColor: colours.panel }]}>
          {told}
        </Text>
      )}
    </View>
  );
  const isLast = isFixed && isLarge; // where the words scroll, what is to be done is seen first
  return (
    <View testID="table-words" style={styles.words}>
      {!isLast && happened}
      {coach ? (
        <View aria-live="polite" style={isTight && { height: sizes.coach }}>
          {coach}
        </View>
      ) : (
        <Prompt prompt={prompt} speaker={speaker} voice={voice} aid={aid} skip={skip} sizes={sizes} less={more} />
      )}
      {isLast && happened}
    </View>
  );
}

interface PromptProps extends Omit<FooterWordsProps, 'told' | 'coach'> {
  /** So much of the prompt's room is taken by what happened. */
  readonly less: number;
}

/** What is to be done, in as large letters as have room. */
function Prompt({ prompt, speaker, voice, aid, skip, sizes, less }: PromptProps) {
  const { colours, textScale } = useTheme();
  const words = useWords();
  const { isFixed, isLarge, wide } = sizes;
  const isTight = isFixed && !isLarge;
  const cat = voice?.cat ?? (speaker?.kind === 'bot' ? speaker.cat : undefined);
  const sign = cat ? CAT.coin + CAT.badge : MARK;
  const aside = (skip ? wide / 4 + space.s : 0) + (aid ? TARGET : 0);
  const room = wide - 2 * space.l - (speaker ? sign + space.s : 0) - aside;
  const text = voice ? words('table.says', { name: voice.name, line: voice.line }) : prompt;
  const isLong = isTight && (less > 0 || countLines(text, 'label', textScale, room) > 2);
  const asking = (
    <Text type={isLong ? 'small' : 'label'} colour="ink" style={[styles.text, voice && styles.voice]}>
      {text}
    </Text>
  );
  return (
    <View
      style={[
        styles.prompt,
        makeShadow(2, colours.shadow),
        { backgroundColor: colours.paper },
        isTight ? { height: PROMPT * textScale - less } : styles.asTall,
        isFixed && isLarge && styles.close,
      ]}
    >
      {cat && <CatPortrait cat={cat} expression={voice?.expression ?? 'thinking'} coin={CAT.coin} />}
      <View>{speaker && <Mark mark={speaker.mark} on="paper" size={cat ? CAT.badge : MARK} />}</View>
      {isLong && countLines(text, 'small', textScale, room) > (less > 0 ? 2 : 3) ? (
        <ScrollView style={styles.long} tabIndex={0}>
          {asking}
        </ScrollView>
      ) : (
        asking
      )}
      {/* Never where a move's button comes next: a finger that skips too late would make that move. */}
      {skip}
      {aid && <View style={styles.aid}>{aid}</View>}
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
  voice: { fontStyle: 'italic' },
  long: { flex: 1, maxHeight: '100%' },
  /** It stands in the margin of the words. */
  aid: { marginRight: space.s - space.l },
});
