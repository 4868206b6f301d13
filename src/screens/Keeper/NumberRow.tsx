import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { Stepper } from '../parts/Stepper';

interface NumberRowProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** `goesOn` means that the value continues the typing before it. */
  readonly change: (value: number, goesOn?: boolean) => void;
}

/** Larger numbers are rare, and have a stepper. */
const LAST = 6;
/** The room beside a row on the sheet that it stands on. */
const BESIDE = 2 * space.xl;

/** A number in one touch; a second one on it clears it. */
export function NumberRow({ label, value, min, max, change }: NumberRowProps) {
  const t = useWords();
  const { colours } = useTheme();
  const cells = Math.floor((useWindowDimensions().width - BESIDE) / TARGET);
  const end = Math.min(LAST, min + cells - 1);
  const last = Math.min(max, end);
  const numbers = Array.from({ length: last - min + 1 }, (_, index) => min + index);
  const isOver = value >= end && max > end;
  return (
    <View style={styles.whole}>
      <Text type="label">{label}</Text>
      <View role="radiogroup" aria-label={label} style={[styles.cells, { backgroundColor: colours.chip }]}>
        {numbers.map((number) => {
          const isMore = number === end && max > end;
          const isChosen = isMore ? isOver : number === value;
          const name = isMore ? t('keeper.andMore', { number }) : String(number);
          return (
            <Pressable
              key={number}
              role="radio"
              aria-checked={isChosen}
              aria-label={name}
              onPress={() => change(isChosen ? min : number)}
              style={({ pressed }) => [
                styles.cell,
                isChosen && { backgroundColor: colours.call },
                pressed && styles.pressed,
              ]}
            >
              <Text type="strong" colour={isChosen ? 'onCall' : 'text'}>
                {name}
              </Text>
            </Pressable>
          );
        })}
      </View>
      {isOver && <Stepper label={label} value={value} min={min} max={max} change={change} />}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  cells: { flexDirection: 'row', borderRadius: radius.m },
  cell: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: TARGET,
    borderRadius: radius.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.7 },
});
