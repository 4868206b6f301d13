import type { ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';

import { IconButton } from '../theme/IconButton';
import { space, TARGET } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

import { FooterButtons } from './FooterButtons';
import type { FooterProps } from './footerProps';
import { BESIDE, getFooterSizes, isSlimCoach, widthOfWords } from './footerSizes';
import { FooterWords } from './FooterWords';
import { SlimCoach } from './SlimCoach';
import { SlimFooter } from './SlimFooter';

/** Beside a low table: what the bar above it, the margins of the words and what stands below them take of the height. */
const AROUND_WORDS = 150;

/**
 * Below the table (beside it on a low screen): what happened, what is to be done, and what can be done without touching a card.
 * Its height follows from the screen, the text size and the game alone, never from the words: the table above keeps its size.
 */
export function Footer(props: FooterProps) {
  const { told, prompt, coach, speaker, voice, aid, buttons, isBusy, isHeld, onSkip, isBeside, buttonRows, isSlim } =
    props;
  const { textScale } = useTheme();
  const words = useWords();
  const screen = useWindowDimensions();
  if (isSlim && !isBeside && coach === undefined) return <SlimFooter {...props} screen={screen} />;
  if (coach !== undefined && isSlimCoach(isSlim, isBeside, textScale)) return <SlimCoach {...props} screen={screen} />;
  const rows = coach ? Math.max(1, buttonRows) : buttonRows;
  const sizes = getFooterSizes(screen, textScale, rows, isBeside, coach !== undefined);
  const skipping = { label: words(isHeld ? 'table.goOn' : 'table.skip'), onPress: onSkip };
  // Large words would take half of the prompt's width.
  const skip = !isBusy ? null : sizes.isLarge && !coach ? (
    <IconButton bare icon="partOn" colour="quietInk" {...skipping} />
  ) : (
    <Pressable role="button" aria-label={skipping.label} onPress={onSkip} style={styles.skip}>
      <Text type="small" colour={coach ? 'quiet' : 'quietInk'}>
        {skipping.label}
      </Text>
    </Pressable>
  );
  const hasButtons = buttons.length > 0 || Boolean(coach && skip);
  const spoken = (
    <FooterWords
      told={told}
      prompt={prompt}
      coach={coach}
      speaker={speaker}
      voice={voice}
      aid={aid}
      skip={skip}
      sizes={sizes}
      high={
        sizes.isLarge
          ? (sizes.isFixed ? sizes.all : screen.height - AROUND_WORDS) - (hasButtons ? sizes.buttons + space.s : 0)
          : null
      }
    />
  );
  const doing = (
    <FooterButtons buttons={buttons} sizes={sizes}>
      {coach && skip}
    </FooterButtons>
  );
  const { isFixed, isLarge } = sizes;
  return (
    <View style={[styles.footer, isBeside ? styles.beside : [styles.below, { maxWidth: widthOfWords(textScale) }]]}>
      {!isLarge ? (
        <>
          {spoken}
          {doing}
        </>
      ) : isFixed ? (
        <View style={[styles.both, { height: sizes.all }]}>
          <Scrolling style={styles.rest}>{spoken}</Scrolling>
          {hasButtons && <Scrolling style={{ maxHeight: sizes.buttons }}>{doing}</Scrolling>}
        </View>
      ) : (
        <>
          <Scrolling>{spoken}</Scrolling>
          <Scrolling style={{ minHeight: buttons.length > 0 ? sizes.buttons : 0 }}>{doing}</Scrolling>
        </>
      )}
    </View>
  );
}

/** Large words may need more room than they can have beside a table. */
function Scrolling({ style, children }: { style?: ViewStyle; children: ReactNode }) {
  return (
    <ScrollView style={[styles.scroll, style]} contentContainerStyle={styles.atFoot} tabIndex={0}>
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
    alignSelf: 'center',
    flexShrink: 0,
  },
  below: { maxHeight: '50%' },
  beside: { width: BESIDE, maxHeight: '100%', justifyContent: 'center' },
  both: { gap: space.s },
  scroll: { flexGrow: 0 },
  /** Few words stand beside their buttons. */
  atFoot: { flexGrow: 1, justifyContent: 'flex-end' },
  rest: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  skip: { maxWidth: '50%', minWidth: TARGET, minHeight: TARGET, justifyContent: 'center', alignItems: 'flex-end' },
});
