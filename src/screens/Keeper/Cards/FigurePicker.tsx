import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { allFigures, OWN_CARDS_OF, type FigureKey } from '../../../keeper/ownCards';
import { space } from '../../../theme/space';
import { Chip } from '../../parts/Chip';
import { useFace } from '../../useFace';
import { CardSearch } from '../CardSearch';
import { isFound } from '../findCard';

import { useCardWords } from './useCardWords';

interface FigurePickerProps {
  readonly label: string;
  readonly value: FigureKey;
  readonly choose: (figure: FigureKey) => void;
}

/** One of the fifty figures, found by two letters of its name. */
export function FigurePicker({ label, value, choose }: FigurePickerProps) {
  const words = useCardWords();
  const { sheetCards } = useFace(OWN_CARDS_OF);
  const [sought, setSought] = useState('');
  const shown = allFigures.filter(({ key }) => isFound(sought, sheetCards?.listNames(key) ?? []));
  return (
    <View style={styles.whole}>
      <CardSearch sought={sought} seek={setSought} />
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
