import { Pressable, StyleSheet, View } from 'react-native';

import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

interface RadioGroupProps<Value> {
  readonly label: string;
  readonly of: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** Of more than two values with a label longer than this, each has a line: a short one would be squeezed beside it. */
const LONG = 22;

/** Chooses one of a few values, which stand side by side as long as there is room. */
export function RadioGroup<Value extends string | number>({ label, of, value, choose }: RadioGroupProps<Value>) {
  const { colours } = useTheme();
  const isList = of.length > 2 && of.some((option) => option.label.length > LONG);
  return (
    <View role="radiogroup" aria-label={label} style={[styles.group, { backgroundColor: colours.chip }]}>
      {of.map((option) => {
        const isChosen = option.value === value;
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-checked={isChosen}
            aria-label={option.label}
            onPress={() => choose(option.value)}
            style={({ pressed }) => [
              styles.option,
              isList && styles.line,
              isChosen && { backgroundColor: colours.call },
              pressed && styles.pressed,
            ]}
          >
            <Text type="label" colour={isChosen ? 'onCall' : 'text'} style={styles.text}>
              {option.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', borderRadius: radius.l },
  option: {
    flexGrow: 1,
    minHeight: TARGET,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.l,
  },
  line: { width: '100%' },
  text: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
