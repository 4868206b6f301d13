import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { allFigures, OWN_CARDS_OF, type FigureKey } from '../../../keeper/ownCards';
import { space } from '../../../theme/space';
import { TextField } from '../../../theme/TextField';
import { useWords } from '../../../words/useWords';
import { Chip } from '../../parts/Chip';
import { useFace } from '../../useFace';
import { isFound } from '../findCard';

import { useCardWords } from './useCardWords';

interface FigurePickerProps {
  readonly label: string;
  readonly value: FigureKey;
  readonly choose: (figure: FigureKey) => void;
}

/** One of the fifty figures, found by two letters of its name. */
export function FigurePicker({ label, value, choose }: FigurePickerProps) {
  const t = useWords();
  const words = useCardWords();
  const { sheetCards } = useFace(OWN_CARDS_OF);
  const [sought, setSought] = useState('');
  const shown = allFigures.filter(({ key }) => isFound(sought, sheetCards?.listNames(key) ?? []));
  return (
    <View style={styles.whole}>
      <TextField
        label={t('keeper.findCard')}
        placeholder={t('keeper.find')}
        value={sought}
        onChangeText={setSought}
        autoCorrect={false}
      />
      <View role="radiogroup" aria-label={label} style={styles.chips}>
        {shown.map(({ key }) => (
          <Chip key={key} label={words.figure(key)} isChosen={key === value} press={() => choose(key)} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
