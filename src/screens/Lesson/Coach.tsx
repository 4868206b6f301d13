import { Image } from 'expo-image';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import cat from '../../../assets/home/cat-black.webp';
import {
  countLines,
  getCoachHeight,
  getFooterSizes,
  getSlimCoachHeight,
  isBesideTable,
  isSlimCoach,
  shrinkToFit,
} from '../../table/footerSizes';
import { IconButton } from '../../theme/IconButton';
import { makeShadow } from '../../theme/shadow';
import { radius, READABLE, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { type as types, type Type } from '../../theme/type';
import { useWords } from '../../words/useWords';

interface CoachProps {
  readonly text: string;
  /** True when the coach speaks, false when the text is the table's own prompt. */
  readonly isCoach: boolean;
  /** The table needs the height: one row has to do. */
  readonly isSlim: boolean;
  /** A hint after a touch that was not the expected move. */
  readonly warning: string | null;
  /** Called when the person has read a sentence that asks for no move; null when a move is asked for. */
  readonly onRead: (() => void) | null;
}

const CAT = { width: 76, height: 58 };
const SMALL_CAT = { width: 42, height: 32 };
/** A narrower screen has no room for the cat beside its words. */
const BROAD = 360;
/** The least height of the bubble. Below a table the footer gives it its height, the same from step to step. */
const ROOM = 100;
const ABOVE = CAT.height - 14;

/** The largest letters in which these words fit into the bubble; those that fit in none of them scroll in the smallest. */
function fitWords(words: readonly string[], wide: number, high: number, textScale: number): Type {
  const height = high - (words.length - 1) * space.s;
  const fits = (type: Type) =>
    words.reduce((sum, text) => sum + countLines(text, type, textScale, wide), 0) *
      types[type].lineHeight *
      textScale <=
    height;
  return (['body', 'label'] as const).find(fits) ?? 'small';
}

/** The cat who teaches the game, with a speech bubble. */
export function Coach({ text, isCoach, isSlim, warning, onRead }: CoachProps) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  const screen = useWindowDimensions();
  const isBeside = isBesideTable(screen);
  const isRow = isSlimCoach(isSlim, isBeside, textScale);
  const hasCat = !isRow || screen.width >= BROAD;
  const side = isRow ? space.m : space.l;
  const beside = (onRead ? TARGET + space.m : 0) + (isRow && hasCat ? SMALL_CAT.width + space.m : 0);
  const wide = Math.min(screen.width, READABLE) - 2 * space.m - 2 * side - beside;
  const high =
    (isRow ? getSlimCoachHeight(screen, textScale) : getCoachHeight(screen, textScale) - ABOVE) - 2 * space.s;
  const said = warning === null ? [text] : [warning, text];
  const type = isBeside ? 'body' : fitWords(said, wide, high, textScale);
  // Large letters shrink before a sentence is out of sight.
  const { isLarge, isFixed, all } = getFooterSizes(screen, textScale, 1, isBeside, true);
  const by =
    isLarge && isFixed && !isRow ? shrinkToFit(said.join(' '), type, textScale, wide, all - ABOVE - space.l) : 1;
  return (
    <View style={isRow ? styles.row : styles.coach}>
      {!isRow && <Image source={cat} style={styles.cat} contentFit="contain" aria-hidden />}
      <View
        style={[
          styles.bubble,
          isRow && styles.flat,
          isBeside && styles.column,
          makeShadow(2, colours.shadow),
          { backgroundColor: colours.paper, paddingHorizontal: side },
        ]}
      >
        {isRow && hasCat && <Image source={cat} style={SMALL_CAT} contentFit="contain" aria-hidden />}
        <ScrollView style={isBeside ? styles.above : styles.scroll} contentContainerStyle={styles.words} tabIndex={0}>
          {warning !== null && (
            <Text type={type === 'small' ? 'small' : 'label'} colour="ink" role="alert" shrink={by}>
              {warning}
            </Text>
          )}
          <Text type={isCoach || type === 'small' ? type : 'label'} colour={isCoach ? 'ink' : 'quietInk'} shrink={by}>
            {text}
          </Text>
        </ScrollView>
        {onRead && (
          <IconButton
            icon="next"
            label={t('lesson.on')}
            colour="onCall"
            onPress={onRead}
            style={{ ...styles.on, backgroundColor: colours.call }}
          />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  coach: { paddingTop: ABOVE, flexGrow: 1 },
  row: { flex: 1 },
  flat: { minHeight: 0 },
  cat: { position: 'absolute', left: space.l, top: 0, width: CAT.width, height: CAT.height },
  bubble: {
    minHeight: ROOM,
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.s,
    borderRadius: radius.l,
  },
  // Beside a table there is little width: the button stands below the words.
  column: { flexDirection: 'column', alignItems: 'stretch', gap: space.xs },
  above: { flexGrow: 0, flexShrink: 1 },
  scroll: { flex: 1, maxHeight: '100%' },
  on: { alignSelf: 'center' },
  words: { flexGrow: 1, justifyContent: 'center', gap: space.s },
});
