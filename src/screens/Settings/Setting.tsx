import { StyleSheet, View } from 'react-native';

import type { Speed } from '../../storage/appearance';
import type { Volume } from '../../storage/settings';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { RadioGroup } from '../parts/RadioGroup';

/** The values of each setting that is one of a few. */
export interface SettingValues {
  readonly language: 'system' | 'pl' | 'en';
  readonly theme: 'system' | 'dark' | 'light';
  readonly speed: Speed;
  readonly volume: Volume;
  readonly handOver: 'always' | 'needed';
}

interface SettingProps<Name extends keyof SettingValues> {
  readonly name: Name;
  readonly of: readonly SettingValues[Name][];
  readonly value: SettingValues[Name];
  readonly choose: (value: SettingValues[Name]) => void;
}

/** A setting with its name, a sentence and its values. */
export function Setting<Name extends keyof SettingValues>({ name, of, value, choose }: SettingProps<Name>) {
  const t = useWords();
  const words = t(`settings.${name as keyof SettingValues}`, { returnObjects: true }) as Readonly<
    Record<string, string>
  >;
  return (
    <View style={styles.setting}>
      <View>
        <Text type="strong">{words.name}</Text>
        {words.about !== undefined && (
          <Text type="label" colour="quiet">
            {words.about}
          </Text>
        )}
      </View>
      <RadioGroup
        label={words.name}
        value={value}
        choose={choose}
        of={of.map((one) => ({ value: one, label: words[one] }))}
      />
    </View>
  );
}

const styles = StyleSheet.create({ setting: { gap: space.s } });
