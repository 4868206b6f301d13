import { StyleSheet, View } from 'react-native';

import type { Game, OptionRule, Options } from '../../rules/kernel/types';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';

import { RadioGroup } from './RadioGroup';
import { Stepper } from './Stepper';
import { Toggle } from './Toggle';

interface OptionListProps {
  readonly rules: Pick<Game, 'id' | 'options'>;
  readonly seats: number;
  readonly options: Options;
  readonly change: (options: Options) => void;
}

/** Draws a control for every option that a game declares. */
export function OptionList({ rules, seats, options, change }: OptionListProps) {
  const formatPhrase = useFormatPhrase();
  const formatOptionWord = (name: string, part: string | number) =>
    formatPhrase({ key: `${rules.id}:option.${name}.${part}` });
  return filterRelevantOptions(rules, seats, options).map(([name, rule]) => {
    const label = formatOptionWord(name, 'name');
    const about = formatOptionWord(name, 'about');
    const set = (value: number | string | boolean) => change({ ...options, [name]: value });
    if (rule.kind === 'flag')
      return <Toggle key={name} label={label} about={about} value={options[name] === true} change={set} />;
    return (
      <View key={name} style={styles.option}>
        <View style={rule.kind === 'number' ? styles.row : styles.words}>
          <Text type="strong" style={styles.name}>
            {label}
          </Text>
          {rule.kind === 'number' && (
            <Stepper
              label={label}
              value={Number(options[name])}
              min={rule.min}
              max={rule.max}
              step={stepOf(rule)}
              change={set}
            />
          )}
        </View>
        <Text type="label" colour="quiet">
          {about}
        </Text>
        {rule.kind === 'choice' && (
          <RadioGroup
            label={label}
            value={options[name] as string | number}
            choose={set}
            of={rule.of.map((value) => ({ value, label: formatOptionWord(name, value) }))}
          />
        )}
      </View>
    );
  });
}

/** Keeps the options that matter for this match; the others would change nothing. */
export const filterRelevantOptions = (
  rules: Pick<Game, 'options'>,
  seats: number,
  options: Options,
): readonly (readonly [name: string, rule: OptionRule])[] =>
  Object.entries(rules.options).filter(([, rule]) => isRelevant(rule, seats, options));

function isRelevant(rule: OptionRule, seats: number, options: Options): boolean {
  if (rule.seats && !rule.seats.includes(seats)) return false;
  return !rule.when || options[rule.when.option] === rule.when.is;
}

/** Long ranges go by tens. */
const stepOf = (rule: { min: number; max: number }) => (rule.max - rule.min > 100 ? 10 : 1);

const styles = StyleSheet.create({
  option: { gap: space.s },
  words: { gap: 2 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
  name: { flexShrink: 1 },
});
