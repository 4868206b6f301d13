import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface ProgressProps {
  /** What is being done. */
  readonly label: string;
  readonly hundredths: number;
  readonly giveUp: () => void;
}

/** So seldom is it said how far it is: a reader that tells every hundredth never comes to an end. */
const SAID = 10;

/** How far some long work is, seen and heard, and the way out of it. */
export function Progress({ label, hundredths, giveUp }: ProgressProps) {
  const t = useWords();
  const { colours } = useTheme();
  return (
    <View style={styles.whole}>
      <Text role="status">{t('backup.progress', { label, hundredths: Math.floor(hundredths / SAID) * SAID })}</Text>
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
