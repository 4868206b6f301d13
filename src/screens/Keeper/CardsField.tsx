import { Pressable, StyleSheet, View } from 'react-native';

import type { MarkName } from '../../storage/marks';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

export interface CardChoice {
  readonly value: number | string;
  readonly label: string;
  /** The name of who has the card already, when only one player can. */
  readonly owner?: string;
  /** That one's mark. */
  readonly mark?: MarkName;
}

interface CardsFieldProps {
  readonly label: string;
  readonly of: readonly CardChoice[];
  readonly most: number;
  readonly each: number;
  readonly value: readonly (number | string)[];
  readonly change: (value: readonly (number | string)[] | null) => void;
}

/** With more cards than this, each is drawn smaller so that more of them fit on the screen. */
const MANY = 40;

/** Cards that a person has: a tap adds a card, a tap on an added card takes it away. */
export function CardsField({ label, of, most, each, value, change }: CardsFieldProps) {
  const t = useWords();
  const labelOf = (card: number | string) => of.find((choice) => choice.value === card)?.label ?? String(card);
  const countOf = (card: number | string) => value.filter((laid) => laid === card).length;
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
        {of.map((choice) => {
          const has = countOf(choice.value);
          const isOn = isSet && has > 0;
          const isOff = choice.owner !== undefined || (!isOn && (isFull || has >= each));
          const aria =
            choice.owner === undefined
              ? t(isOn ? 'keeper.takeAway' : 'keeper.layDown', { card: choice.label })
              : t('keeper.owned', { card: choice.label, name: choice.owner });
          return (
            <Card
              key={choice.value}
              label={choice.label}
              aria={aria}
              isOn={isOn}
              isOff={isOff}
              isSmall={isSmall}
              press={() => (isOn ? takeAway(value.indexOf(choice.value)) : put([...value, choice.value]))}
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
