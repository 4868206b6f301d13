import { Pressable, StyleSheet, View, useWindowDimensions } from 'react-native';

import type { MarkName } from '../../../storage/marks';
import { Icon } from '../../../theme/Icon';
import { Mark } from '../../../theme/Mark';
import { WIDE, radius, space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useDrawnScale } from '../../../theme/textScale';
import { useTheme } from '../../../theme/theme';
import { font } from '../../../theme/type';
import { useWords } from '../../../words/useWords';

import { formatSeconds } from './seconds';

interface ClockFaceProps {
  readonly name: string;
  readonly mark?: MarkName;
  readonly seconds: number;
  readonly isOn: boolean;
  /** The size of the digits. */
  readonly size: number;
  /** Whether the clock takes a whole row of a phone. */
  readonly isWide: boolean;
  readonly press: () => void;
}

/**
 * One clock, large enough to be hit without looking. Colour and an icon say that it runs, a word says that it is late,
 * so neither depends on colour alone.
 */
export function ClockFace({ name, mark, seconds, isOn, size, isWide, press }: ClockFaceProps) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  const drawn = useDrawnScale();
  const isRoomy = useWindowDimensions().width >= WIDE;
  const ink = isOn ? 'onCall' : 'text';
  const largest = Math.min(size, LARGEST / textScale);
  const isLate = seconds < 0;
  const labels = [
    `${name} ${formatSeconds(seconds)}`,
    ...(isLate ? [t('timer.isLate')] : []),
    ...(isOn ? [t('timer.isNow')] : []),
  ];
  return (
    <Pressable
      role="button"
      aria-pressed={isOn}
      aria-label={labels.join(' ')}
      onPress={press}
      style={({ pressed }) => [
        styles.face,
        {
          flexBasis: isWide ? ROW : (isRoomy ? ROOMY : WIDTH) * textScale,
          backgroundColor: isOn ? colours.call : colours.panel,
        },
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.name}>
        {mark && <Mark mark={mark} size={22} on={isOn ? 'paper' : 'ground'} />}
        <Text type="strong" colour={ink} numberOfLines={2} style={styles.words}>
          {`${name} `}
        </Text>
        {isOn && <Icon icon="play" size={18} colour="onCall" />}
      </View>
      <Text
        type="title"
        colour={ink}
        style={[styles.digits, { fontSize: largest * drawn, lineHeight: largest * LINE * drawn }]}
      >
        {`${formatSeconds(seconds)} `}
      </Text>
      {isLate && (
        <Text type="label" colour={isOn ? 'onCall' : 'quiet'}>
          {t('timer.isLate')}
        </Text>
      )}
    </Pressable>
  );
}

/** Two clocks of this width stand side by side on the narrowest phone. */
const WIDTH = 124;
/** On a tablet this is wide enough for a whole name. */
const ROOMY = 180;
const ROW = 264;
const LINE = 1.2;
/** With larger digits a time of over an hour would not fit on a phone. */
const LARGEST = 72;

const styles = StyleSheet.create({
  face: {
    flexGrow: 1,
    minHeight: 76,
    alignItems: 'center',
    justifyContent: 'center',
    paddingVertical: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.l,
  },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexShrink: 1 },
  digits: { fontFamily: font.heavy, fontVariant: ['tabular-nums'] },
  pressed: { opacity: 0.8 },
});
