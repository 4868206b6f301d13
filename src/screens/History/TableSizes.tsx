import { StyleSheet, View } from 'react-native';

import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';
import { RadioGroup } from '../parts/RadioGroup';

import type { FinishedPlay } from './finishedPlay';
import { listTableSizes } from './gameFigures';

interface TableSizesProps {
  readonly all: readonly FinishedPlay[];
  readonly size: number | null;
  readonly choose: (size: number | null) => void;
}

const ANY = 0;

/** Records of two and of five people can't be compared: one number of people at a time, or all. */
export function TableSizes({ all, size, choose }: TableSizesProps) {
  const t = useWords();
  const sizes = listTableSizes(all);
  if (sizes.length < 2) return null;
  return (
    <View style={styles.whole}>
      <RadioGroup
        label={t('history.tableSize')}
        value={size ?? ANY}
        choose={(value) => choose(value === ANY ? null : value)}
        of={[
          { value: ANY, label: t('history.anySize') },
          ...sizes.map((count) => ({ value: count, label: t('history.sizeOf', { count }) })),
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { paddingBottom: space.m } });
