import { StyleSheet, View } from 'react-native';

import { Button } from '../../../theme/Button';
import { space } from '../../../theme/space';
import { Text } from '../../../theme/Text';

export interface WordChip<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isOn: boolean;
  /** Why it can't be chosen now. */
  readonly refusal?: string;
}

interface WordChipsProps<Value extends string> {
  readonly title: string;
  readonly chips: readonly WordChip<Value>[];
  readonly press: (value: Value) => void;
}

/** Words of the language of abilities. Those that can't hold are grey, and say why. */
export function WordChips<Value extends string>({ title, chips, press }: WordChipsProps<Value>) {
  return (
    <View role="group" aria-label={title} style={styles.whole}>
      <Text type="strong">{title}</Text>
      <View style={styles.chips}>
        {chips.map(({ value, label, isOn, refusal }) => (
          <Button
            key={value}
            label={refusal === undefined ? label : `${label} (${refusal})`}
            look={isOn ? 'call' : 'quiet'}
            type="label"
            disabled={refusal !== undefined}
            onPress={() => press(value)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
