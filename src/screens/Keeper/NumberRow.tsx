import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface NumberRowProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** `goesOn` means that the value continues the typing before it. */
  readonly change: (value: number, goesOn?: boolean) => void;
}

/** Cells in a row; larger numbers are rare, and have rows of their own. */
const MOST_CELLS = 7;
/** The room beside a row on the sheet that it stands on. */
const BESIDE = 2 * space.xl;

/** The first number of each row that is shown: the last cell of one opens the next. */
function listRows(value: number, min: number, max: number, cells: number): readonly number[] {
  const rows = [min];
  for (let end = min + cells - 1; value >= end && max > end; end += cells) rows.push(end + 1);
  return rows;
}

/** A number in one touch; a second one on it clears it. */
export function NumberRow({ label, value, min, max, change }: NumberRowProps) {
  const t = useWords();
  const { colours } = useTheme();
  const cells = Math.min(MOST_CELLS, Math.floor((useWindowDimensions().width - BESIDE) / TARGET));
  return (
    <View style={styles.whole}>
      <Text type="label">{label}</Text>
      <View role="radiogroup" aria-label={label} style={styles.rows}>
        {listRows(value, min, max, cells).map((from, row) => (
          <View key={from} style={[styles.cells, { backgroundColor: colours.chip }]}>
            {Array.from({ length: Math.min(cells, max - from + 1) }, (_, index) => {
              const number = from + index;
              const isMore = index === cells - 1 && max > number;
              return (
                <Cell
                  key={number}
                  name={isMore ? t('keeper.andMore', { number }) : String(number)}
                  isChosen={isMore ? value >= number : value === number}
                  press={(isChosen) => change(isChosen ? min : number, row > 0)}
                />
              );
            })}
          </View>
        ))}
      </View>
    </View>
  );
}

interface CellProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly press: (isChosen: boolean) => void;
}

function Cell({ name, isChosen, press }: CellProps) {
  const { colours } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-checked={isChosen}
      aria-label={name}
      onPress={() => press(isChosen)}
      style={({ pressed }) => [styles.cell, isChosen && { backgroundColor: colours.call }, pressed && styles.pressed]}
    >
      <Text type="strong" colour={isChosen ? 'onCall' : 'text'}>
        {name}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  rows: { gap: space.xs },
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
