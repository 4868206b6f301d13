import { Pressable, StyleSheet, View } from 'react-native';

import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

interface ChoiceProps<Value> {
  readonly label: string;
  readonly of: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** One of a few: they stand side by side as long as there is room. */
export function RadioGroup<Value extends string | number>({ label, of, value, choose }: ChoiceProps<Value>) {
  const { colours } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={[styles.group, { backgroundColor: colours.chip }]}>
      {of.map((one) => {
        const isChosen = one.value === value;
        return (
          <Pressable
            key={one.value}
            role="radio"
            aria-checked={isChosen}
            aria-label={one.label}
            onPress={() => choose(one.value)}
            style={({ pressed }) => [
              styles.one,
              isChosen && { backgroundColor: colours.call },
              pressed && styles.pressed,
            ]}
          >
            <Text type="label" colour={isChosen ? 'onCall' : 'text'} style={styles.text}>
              {one.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', borderRadius: radius.l },
  one: {
    flexGrow: 1,
    minHeight: TARGET,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.l,
  },
  text: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
