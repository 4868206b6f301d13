import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Mark } from '../theme/Mark';
import { makeShadow } from '../theme/shadow';
import { radius, space, TARGET } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { type as types } from '../theme/type';
import { useWords } from '../words/useWords';

import { CatPortrait } from './cats/CatPortrait';
import type { FooterText } from './footerProps';
import { countLines, LINE, PROMPT, shrinkToFit, type FooterSizes } from './footerSizes';

interface FooterWordsProps extends FooterText {
  /** Stands beside the prompt; null where there is nothing to skip. */
  readonly skip: ReactNode;
  readonly sizes: FooterSizes;
  /** How high the prompt may be where words are large; null where it takes the height it needs. */
  readonly high: number | null;
}

const MARK = 18;
/** The coin of a cat, with its mark at the foot. */
const CAT = { coin: 32, badge: 12 };
/** Large words that are so wide need not scroll. */
const ROOMY = 600;
/** What two lines of what happened take from the prompt: the footer as a whole keeps its height. */
const SECOND_LINE = 15;

/** Of the room for large words what happened has at most this part. */
const TOLD = 0.4;

/** What happened, and what is to be done. */
export function FooterWords(props: FooterWordsProps) {
  const { coach, speaker, voice, aid, skip, sizes, high } = props;
  // While nothing is asked the box says what happens: it would be blank.
  const isTelling = props.prompt === '' && !coach && !voice;
  const [told, prompt] = isTelling ? ['', props.told] : [props.told, props.prompt];
  const { colours, textScale } = useTheme();
  const { isFixed, isLarge, wide } = sizes;
  const isTight = isFixed && !isLarge;
  const room = wide - 2 * space.s;
  const isDouble = isTight && !coach && countLines(told, 'small', textScale, room) > 1;
  const more = isDouble ? SECOND_LINE * textScale : 0;
  const isLast = isFixed && isLarge && wide < ROOMY; // where the words scroll, what is to be done is seen first
  // Both are in sight at once: what happened shrinks into its part, and what is to be done into the rest.
  const isShared = isLast && !coach && high !== null && told !== '';
  const by = isShared ? shrinkToFit(told, 'small', textScale, room, high * TOLD) : 1;
  const lines = countLines(told, 'small', textScale * by, room);
  const taken = isShared ? lines * types.small.lineHeight * textScale * by + space.xs : 0;
  const happened = (
    <View style={[styles.told, isTight && { height: LINE * textScale + more }]}>
      {told !== '' && (
        <Text
          testID="table-told"
          type="small"
          colour="quiet"
          shrink={by}
          style={[styles.line, { backgroundColor: colours.panel }]}
        >
          {told}
        </Text>
      )}
    </View>
  );
  return (
    <View testID="table-words" style={styles.words}>
      {!isLast && happened}
      {coach ? (
        <View aria-live="polite" style={isTight && { height: sizes.coach }}>
          {coach}
        </View>
      ) : (
        <Prompt
          {...{ prompt, speaker, voice, aid, skip, sizes, isTelling }}
          high={high === null ? null : high - taken}
          less={more}
        />
      )}
      {isLast && happened}
    </View>
  );
}

interface PromptProps extends Omit<FooterWordsProps, 'told' | 'coach'> {
  /** So much of the prompt's room is taken by what happened. */
  readonly less: number;
  /** The prompt says what happened. */
  readonly isTelling: boolean;
}

/** What is to be done, in as large letters as have room. */
function Prompt({ prompt, speaker, voice, aid, skip, sizes, high, less, isTelling }: PromptProps) {
  const { colours, textScale } = useTheme();
  const words = useWords();
  const { isFixed, isLarge, isBeside, wide } = sizes;
  const isTight = isFixed && !isLarge;
  const cat = voice?.cat ?? (speaker?.kind === 'bot' ? speaker.cat : undefined);
  const sign = cat ? CAT.coin + CAT.badge : MARK;
  // Beside a low table the words have the whole width, and what can be done about them stands below.
  const aside = isBeside ? 0 : (skip ? (isLarge ? TARGET : wide / 4) + space.s : 0) + (aid ? TARGET : 0);
  const room = wide - 2 * space.l - (speaker ? sign + space.s : 0) - aside;
  const text = voice ? words('table.says', { name: voice.name, line: voice.line }) : prompt;
  const isLong = isTight && (less > 0 || countLines(text, 'label', textScale, room) > 2);
  const by = high === null ? 1 : shrinkToFit(text, 'label', textScale, room, high);
  const asking = (
    <Text
      testID={isTelling ? 'table-told' : undefined}
      type={isLong ? 'small' : 'label'}
      colour="ink"
      shrink={by}
      style={[styles.text, voice && styles.voice]}
    >
      {text}
    </Text>
  );
  const paper = [styles.paper, makeShadow(2, colours.shadow), { backgroundColor: colours.paper }];
  const saying = (
    <>
      {cat && (
        <CatPortrait cat={cat} expression={voice?.expression ?? (isTelling ? 'calm' : 'thinking')} coin={CAT.coin} />
      )}
      <View>{speaker && text !== '' && <Mark mark={speaker.mark} on="paper" size={cat ? CAT.badge : MARK} />}</View>
      {isLong && countLines(text, 'small', textScale, room) > (less > 0 ? 2 : 3) ? (
        <ScrollView style={styles.long} tabIndex={0}>
          {asking}
        </ScrollView>
      ) : (
        asking
      )}
    </>
  );
  /** Never where a move's button comes next: a finger that skips too late would make that move. */
  const doing = (
    <>
      {skip}
      {aid && <View style={styles.aid}>{aid}</View>}
    </>
  );
  if (isBeside)
    return (
      <View style={[paper, styles.asTall]}>
        <View style={styles.prompt}>{saying}</View>
        {(skip || aid) && <View style={[styles.prompt, styles.atEnd]}>{doing}</View>}
      </View>
    );
  return (
    <View
      style={[
        paper,
        styles.prompt,
        isTight ? { height: PROMPT * textScale - less } : styles.asTall,
        isFixed && isLarge && styles.close,
      ]}
    >
      {saying}
      {doing}
    </View>
  );
}

const styles = StyleSheet.create({
  words: { gap: space.xs },
  told: { justifyContent: 'flex-end', alignItems: 'center', pointerEvents: 'none' },
  line: { flexShrink: 0, textAlign: 'center', paddingHorizontal: space.s, borderRadius: radius.s, overflow: 'hidden' },
  paper: { paddingHorizontal: space.l, borderRadius: radius.l },
  prompt: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  atEnd: { justifyContent: 'flex-end' },
  asTall: { minHeight: TARGET, paddingVertical: space.s },
  close: { paddingVertical: 0 },
  text: { flex: 1 },
  voice: { fontStyle: 'italic' },
  long: { flex: 1, maxHeight: '100%' },
  /** It stands in the margin of the words. */
  aid: { marginRight: space.s - space.l },
});
