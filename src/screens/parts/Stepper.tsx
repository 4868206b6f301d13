import { StyleSheet, View, type AccessibilityActionEvent } from 'react-native';

import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly change: (value: number) => void;
}

/** A number between two buttons. */
export function Stepper({ label, value, min, max, step = 1, change }: StepperProps) {
  const t = useWords();
  const go = (by: number) => change(Math.min(max, Math.max(min, value + by)));
  const act = ({ nativeEvent }: AccessibilityActionEvent) => go(nativeEvent.actionName === 'increment' ? step : -step);
  return (
    <View style={styles.row}>
      <IconButton icon="minus" label={t('stepper.less', { label })} disabled={value <= min} onPress={() => go(-step)} />
      <View
        accessible
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={act}
        style={styles.value}
      >
        <Text type="number" style={styles.text}>
          {value}
        </Text>
      </View>
      <IconButton icon="plus" label={t('stepper.more', { label })} disabled={value >= max} onPress={() => go(step)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  value: { minWidth: 56, justifyContent: 'center' },
  text: { textAlign: 'center' },
});
