import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Sitter } from '../match/types';
import { Mark } from '../theme/Mark';
import { shadow } from '../theme/shadow';
import { radius, space } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

import { NUMBER } from './layout/measures';
import type { Plate } from './scene';
import { ThinkingDots } from './ThinkingDots';

export interface PlateViewProps {
  readonly plate: Plate;
  readonly sitter: Sitter;
  readonly isTurn: boolean;
  readonly isThinking: boolean;
}

/** Who sits there, and how many points they have. Whose turn it is stands on bright paper. It grows with the text, past the size the scene gave. */
export const PlateView = memo(function PlateView({ plate, sitter, isTurn, isThinking }: PlateViewProps) {
  const { colours, textScale } = useTheme();
  const words = useWords();
  const own = words('table.plate', { name: sitter.name, score: plate.score });
  const said = plate.sum === undefined ? own : `${own}, ${words('table.together', { sum: plate.sum })}`;
  const isNarrow = plate.width < NARROW;
  const isHigh = isNarrow && plate.height >= TWO_LINES * textScale;
  const state = isThinking ? words('table.thinks') : isTurn ? words('table.turn') : '';
  const named = (
    <Text
      type="small"
      colour={isTurn ? 'ink' : 'text'}
      numberOfLines={1}
      style={isHigh ? [styles.above, { fontSize: SLIM * textScale, lineHeight: (SLIM + 3) * textScale }] : styles.name}
      aria-hidden
    >
      {sitter.name}
    </Text>
  );
  return (
    <View
      accessible
      role="img"
      aria-label={state ? `${said}, ${state}` : said}
      style={[
        styles.plate,
        isNarrow && styles.narrow,
        isHigh && styles.high,
        {
          left: plate.x - plate.width / 2,
          top: plate.y - plate.height / 2,
          width: plate.width,
          minHeight: plate.height,
        },
        { backgroundColor: isTurn ? colours.paper : colours.panel },
        isTurn && shadow(2, colours.shadow),
      ]}
    >
      {isHigh && named}
      <View>
        <Mark mark={sitter.mark} size={isNarrow ? 13 : 15} on={isTurn ? 'paper' : 'ground'} />
      </View>
      {!isHigh && named}
      <Text
        type={isNarrow ? NUMBER.narrow : NUMBER.wide}
        colour={isTurn ? 'ink' : 'active'}
        numberOfLines={1}
        style={styles.score}
        aria-hidden
      >
        {plate.score}
      </Text>
      {plate.sum !== undefined && plate.width >= FOR_BOTH && (
        <Text type="small" colour={isTurn ? 'ink' : 'quiet'} numberOfLines={1} style={styles.score} aria-hidden>
          {`Σ ${plate.sum}`}
        </Text>
      )}
      {isThinking && (
        <View style={[styles.thought, { backgroundColor: colours.chip }]}>
          <ThinkingDots colour="text" />
        </View>
      )}
    </View>
  );
});

/** From here on there is room for large figures. */
const NARROW = 130;
/** On a narrow plate as high as this the name stands above the rest, in smaller letters. */
const TWO_LINES = 30;
const SLIM = 11.5;
/** Narrower than this, the sum is only heard. */
const FOR_BOTH = 96;

const styles = StyleSheet.create({
  narrow: { paddingHorizontal: 5, gap: 3 },
  plate: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
  },
  high: {
    paddingHorizontal: 1,
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space.xs,
    rowGap: 0,
    alignContent: 'center',
  },
  name: { flex: 1, minWidth: 0 },
  above: { width: '100%', textAlign: 'center' },
  score: { flexShrink: 0 },
  thought: {
    position: 'absolute',
    right: -4,
    top: -12,
    paddingHorizontal: 6,
    paddingVertical: 5,
    borderRadius: radius.s,
  },
});
