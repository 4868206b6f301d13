import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface ProgressProps {
  /** The task under way, as a phrase. */
  readonly label: string;
  readonly hundredths: number;
  readonly giveUp: () => void;
}

/** Progress is spoken only in steps of ten: a screen reader that announces every per cent never finishes speaking. */
const SPOKEN_STEP = 10;

/** Shows how far a long task has come, announces it to screen readers, and offers a button that cancels it. */
export function ProgressBar({ label, hundredths, giveUp }: ProgressProps) {
  const t = useWords();
  const { colours } = useTheme();
  return (
    <View style={styles.whole}>
      <Text role="status">
        {t('backup.progress', { label, hundredths: Math.floor(hundredths / SPOKEN_STEP) * SPOKEN_STEP })}
      </Text>
      <View
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={hundredths}
        style={[styles.all, { backgroundColor: colours.chip }]}
      >
        <View style={[styles.done, { width: `${hundredths}%`, backgroundColor: colours.call }]} />
      </View>
      <Button label={t('cancel')} look="quiet" onPress={giveUp} />
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  all: { height: 12, borderRadius: radius.s, overflow: 'hidden' },
  done: { height: '100%' },
});
