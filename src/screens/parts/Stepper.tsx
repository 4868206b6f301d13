import { useState } from 'react';
import { StyleSheet, View, type AccessibilityActionEvent } from 'react-native';

import { IconButton } from '../../theme/IconButton';
import { TARGET, space } from '../../theme/space';
import { TextField } from '../../theme/TextField';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** `goesOn` means that the value continues the typing before it. */
  readonly change: (value: number, goesOn: boolean) => void;
}

/** A number between two buttons; it can also be typed. */
export function Stepper({ label, value, min, max, step = 1, change }: StepperProps) {
  const t = useWords();
  const { colours, highContrast, textScale } = useTheme();
  /** The text while somebody types, null otherwise. */
  const [typed, setTyped] = useState<string | null>(null);
  const put = (next: number, goesOn = false) => change(Math.min(max, Math.max(min, next)), goesOn);
  const stepBy = (by: number) => {
    setTyped(null);
    put(value + by);
  };
  const handleAction = ({ nativeEvent }: AccessibilityActionEvent) =>
    stepBy(nativeEvent.actionName === 'increment' ? step : -step);
  const enter = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(max).length);
    setTyped(digits);
    // A number below the minimum is not passed on, as it may be the start of a larger one: 5, then 50.
    if (digits !== '' && Number(digits) >= min) put(Number(digits), typed !== null);
  };
  return (
    <View style={styles.row}>
      <IconButton
        icon="minus"
        label={t('stepper.less', { label })}
        disabled={value <= min}
        onPress={() => stepBy(-step)}
      />
      <TextField
        role="spinbutton"
        label={label}
        letters="number"
        placeholder=""
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={handleAction}
        inputMode="numeric"
        selectTextOnFocus
        value={typed ?? String(value)}
        onChangeText={enter}
        onBlur={() => setTyped(null)}
        style={[
          styles.value,
          {
            width: (28 + 13 * String(max).length) * textScale,
            borderColor: highContrast ? colours.line : colours.chip,
            backgroundColor: 'transparent',
          },
        ]}
      />
      <IconButton
        icon="plus"
        label={t('stepper.more', { label })}
        disabled={value >= max}
        onPress={() => stepBy(step)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  value: { minWidth: 56, minHeight: TARGET, paddingHorizontal: 0, paddingVertical: 0, textAlign: 'center' },
});
