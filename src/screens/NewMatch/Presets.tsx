import { StyleSheet, View } from 'react-native';

import type { Options } from '../../rules/kernel/types';
import { space } from '../../theme/space';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Chip } from '../parts/Chip';

interface PresetsProps {
  readonly id: string;
  readonly presets: readonly (readonly [name: string, options: Options])[];
  readonly options: Options;
  readonly change: (options: Options) => void;
}

const isSame = (a: Options, b: Options) => Object.keys(a).every((name) => a[name] === b[name]);

/** Sets all options at once, by the name of a preset. */
export function Presets({ id, presets, options, change }: PresetsProps) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  if (presets.length === 0) return null;
  return (
    <View role="radiogroup" aria-label={t('new.presets')} style={styles.chips}>
      {presets.map(([name, preset]) => (
        <Chip
          key={name}
          label={formatPhrase({ key: `${id}:preset.${name}` })}
          isChosen={isSame(preset, options)}
          press={() => change(preset)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
