import { Pressable, StyleSheet, View } from 'react-native';

import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

export interface CardChoice {
  readonly value: number | string;
  readonly label: string;
  /** Who else has it, where only one can. */
  readonly owner?: string;
}

interface CardsFieldProps {
  readonly label: string;
  readonly of: readonly CardChoice[];
  readonly most: number;
  readonly each: number;
  readonly value: readonly (number | string)[];
  readonly change: (value: readonly (number | string)[] | null) => void;
}

/** Of more cards than this each is drawn smaller, so that more of them are in sight. */
const MANY = 40;

/** Cards before a person: a tap lays one down, a tap on one that lies there takes it away. */
export function CardsField({ label, of, most, each, value, change }: CardsFieldProps) {
  const t = useWords();
  const labelOf = (card: number | string) => of.find((one) => one.value === card)?.label ?? String(card);
  const times = (card: number | string) => value.filter((one) => one === card).length;
  const put = (next: readonly (number | string)[]) => change(next.length === 0 ? null : next);
  const takeAway = (at: number) => put(value.filter((_, index) => index !== at));
  const isFull = value.length >= most;
  const isSet = each === 1;
  const isSmall = of.length > MANY;

  return (
    <View role="group" aria-label={label} style={styles.whole}>
      {!isSet && value.length > 0 && (
        <View style={styles.cards}>
          {value.map((card, index) => (
            <Card
              key={index}
              label={labelOf(card)}
              aria={t('keeper.takeAway', { card: labelOf(card) })}
              isOn
              press={() => takeAway(index)}
            />
          ))}
        </View>
      )}
      <View style={styles.cards}>
        {of.map((one) => {
          const has = times(one.value);
          const isOn = isSet && has > 0;
          const isOff = one.owner !== undefined || (!isOn && (isFull || has >= each));
          const aria =
            one.owner === undefined
              ? t(isOn ? 'keeper.takeAway' : 'keeper.layDown', { card: one.label })
              : t('keeper.owned', { card: one.label, name: one.owner });
          return (
            <Card
              key={one.value}
              label={one.label}
              aria={aria}
              isOn={isOn}
              isOff={isOff}
              isSmall={isSmall}
              press={() => (isOn ? takeAway(value.indexOf(one.value)) : put([...value, one.value]))}
            />
          );
        })}
      </View>
    </View>
  );
}

interface CardProps {
  readonly label: string;
  readonly aria: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly isSmall?: boolean;
  readonly press: () => void;
}

function Card({ label, aria, isOn, isOff = false, isSmall = false, press }: CardProps) {
  const { colours } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={aria}
      aria-pressed={isOn}
      aria-disabled={isOff}
      disabled={isOff}
      onPress={press}
      style={({ pressed }) => [
        styles.card,
        { backgroundColor: isOn ? colours.paper : colours.chip },
        isSmall && styles.small,
        isOff && styles.off,
        pressed && styles.pressed,
      ]}
    >
      <Text type={isSmall ? 'label' : 'strong'} colour={isOn ? 'ink' : 'text'} style={styles.text}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: {
    maxWidth: '100%',
    minWidth: TARGET,
    minHeight: TARGET + 4,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    justifyContent: 'center',
  },
  small: { minHeight: TARGET, paddingHorizontal: space.s },
  text: { textAlign: 'center' },
  off: { opacity: 0.4 },
  pressed: { opacity: 0.6 },
});
