import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { IconButton } from '../theme/IconButton';
import { Mark } from '../theme/Mark';
import { makeShadow } from '../theme/shadow';
import { radius, READABLE, space, TARGET } from '../theme/space';
import { Text } from '../theme/Text';
import { useDrawnScale } from '../theme/textScale';
import { useTheme } from '../theme/theme';
import { type as types } from '../theme/type';
import { useWords } from '../words/useWords';

import { ChoiceSheet } from './ChoiceSheet';
import type { FooterButton } from './FooterButtons';
import type { SlimFooterProps } from './footerProps';
import { countLines, getSlimSizes, MOST_SLIM_BUTTONS, type SlimSizes } from './footerSizes';
import { RingedButton } from './RingedButton';

const MARK = 18;
/** Small lines stand so close that the row has room for three of them, and some around them. */
const CLOSE = 15;

/**
 * The footer of a game that needs the height for its table: one row with what is to be done and at most two buttons.
 * While something is told, that stands where else the prompt does.
 */
export function SlimFooter({
  told,
  prompt,
  speaker,
  aid,
  buttons,
  isBusy,
  isHeld,
  isTelling,
  isAsked,
  onSkip,
  screen,
}: SlimFooterProps) {
  const { colours, textScale, leftHand } = useTheme();
  const words = useWords();
  const sizes = getSlimSizes(screen, textScale, buttons.length);
  // For whom the table waits is no news between two sentences: it would come and go before anybody has read it.
  const isTold = told !== '' && (isTelling || prompt === '' || !isAsked);
  const before = isBusy || speaker !== null;
  const aside = sizes.buttons + (aid ? TARGET + space.s : 0);
  const room = sizes.wide - 2 * space.m - (before ? (isBusy ? TARGET : MARK) + space.s : 0) - aside;
  return (
    <View style={styles.footer}>
      <View
        style={[
          styles.row,
          leftHand && styles.left,
          makeShadow(2, colours.shadow),
          { height: sizes.height, backgroundColor: colours.paper },
        ]}
      >
        {/* Never where a move's button comes next: a finger that skips too late would make that move. */}
        {isBusy ? (
          <IconButton
            bare
            icon="partOn"
            colour="quietInk"
            label={words(isHeld ? 'table.goOn' : 'table.skip')}
            onPress={onSkip}
          />
        ) : (
          speaker && <Mark mark={speaker.mark} on="paper" size={MARK} />
        )}
        <View testID="table-words" style={styles.words}>
          <Words text={isTold ? told : prompt} isQuiet={isTold} room={room} sizes={sizes} />
        </View>
        {aid}
        <SlimButtons buttons={buttons} sizes={sizes} />
      </View>
    </View>
  );
}

/** The prompt has the largest letters that fit; it scrolls where even small ones do not. */
function Words({ text, isQuiet, room, sizes }: { text: string; isQuiet: boolean; room: number; sizes: SlimSizes }) {
  const { textScale } = useTheme();
  const drawnScale = useDrawnScale();
  const lines = { label: types.label.lineHeight, small: CLOSE };
  const fits = (type: 'label' | 'small') =>
    countLines(text, type, textScale, room) <= Math.floor(sizes.height / (lines[type] * textScale));
  const isLabel = !isQuiet && fits('label');
  const drawn = (
    <Text
      testID={isQuiet ? 'table-told' : undefined}
      type={isLabel ? 'label' : 'small'}
      colour={isQuiet ? 'quietInk' : 'ink'}
      style={!isLabel && { lineHeight: CLOSE * drawnScale }}
    >
      {text}
    </Text>
  );
  if (fits('small')) return drawn;
  return (
    <ScrollView style={styles.long} tabIndex={0}>
      {drawn}
    </ScrollView>
  );
}

/** What can be done without touching a card. A game that has more than have room loses the others behind one button. */
export function SlimButtons({ buttons, sizes }: { buttons: readonly FooterButton[]; sizes: SlimSizes }) {
  const { textScale } = useTheme();
  const words = useWords();
  const [openFor, setOpenFor] = useState<string | null>(null);
  const all = buttons.map(({ label }) => label).join();
  const close = () => setOpenFor(null);
  if (buttons.length === 0) return null;
  const isTooMany = buttons.length > MOST_SLIM_BUTTONS;
  const first = isTooMany ? buttons.slice(0, MOST_SLIM_BUTTONS - 1) : buttons;
  const room = sizes.button - 2 * space.s;
  const fits = (type: 'strong' | 'label') => first.every(({ label }) => countLines(label, type, textScale, room) <= 1);
  const type = fits('strong') ? 'strong' : fits('label') ? 'label' : 'small';
  return (
    <View testID="table-buttons" style={[styles.buttons, sizes.isStacked && styles.stacked]}>
      {first.map(({ label, run, ring }) => (
        <RingedButton
          key={label}
          label={label}
          ring={ring ?? null}
          look="second"
          type={type}
          onPress={run}
          style={[styles.button, { maxWidth: sizes.button }, sizes.isStacked && styles.stretched]}
        />
      ))}
      {isTooMany && <IconButton icon="more" label={words('table.more')} onPress={() => setOpenFor(all)} />}
      {isTooMany && openFor === all && (
        <ChoiceSheet
          choices={buttons.map(({ label, run }) => ({
            label,
            run: () => {
              close();
              run();
            },
          }))}
          onClose={close}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { padding: space.s, width: '100%', maxWidth: READABLE, alignSelf: 'center', flexShrink: 0 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.l,
  },
  left: { flexDirection: 'row-reverse' },
  words: { flex: 1, maxHeight: '100%' },
  long: { flexGrow: 0 },
  buttons: { flexDirection: 'row', gap: space.xs, marginHorizontal: 2 - space.m + space.xs },
  stacked: { flexDirection: 'column' },
  button: { minHeight: TARGET, paddingHorizontal: space.s, paddingVertical: 0, minWidth: TARGET },
  stretched: { width: '100%' },
});
