import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Sitter } from '../../match/types';
import type { GameChoice as LastChoice } from '../../storage/choices';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';

import { Chip } from './Chip';
import { Section } from './Panel';
import { RadioGroup } from './RadioGroup';
import { TouchToChoose } from './TouchToChoose';

type First = LastChoice['first'];

interface FirstPlayerProps {
  readonly sitters: readonly Sitter[];
  readonly first: First;
  /** Null when nobody is chosen yet. */
  readonly chosen: number | null;
  readonly change: (first: First, chosen: number | null) => void;
}

/** Chooses who begins: drawn when the match starts, chosen here, or found by fingers on the screen. */
export function FirstPlayer({ sitters, first, chosen, change }: FirstPlayerProps) {
  const t = useWords();
  const [touching, setTouching] = useState(false);
  const people = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  const canTouch = people.length > 1;
  const ways: readonly First[] = canTouch ? ['drawn', 'chosen', 'touched'] : ['drawn', 'chosen'];
  const way = ways.includes(first) ? first : 'drawn';
  return (
    <Section title={t('starts.title')}>
      <RadioGroup
        label={t('starts.title')}
        value={way}
        choose={(value) => change(value, chosen)}
        of={ways.map((value) => ({ value, label: t(`starts.${value}`) }))}
      />
      {way === 'chosen' && (
        <View role="radiogroup" aria-label={t('starts.who')} style={styles.chips}>
          {sitters.map((sitter, index) => (
            <Chip
              key={index}
              mark={sitter.mark}
              label={sitter.name}
              isChosen={index === (chosen ?? 0)}
              press={() => change('chosen', index)}
            />
          ))}
        </View>
      )}
      {way === 'touched' && (
        <View style={styles.touched}>
          <Text role="status" style={styles.sentence}>
            {chosen === null ? t('starts.notYet') : t('starts.begins', { name: sitters[chosen].name })}
          </Text>
          <Button label={t('starts.touch')} icon="touch" look="second" onPress={() => setTouching(true)} />
        </View>
      )}
      {touching && (
        <TouchToChoose
          sitters={sitters}
          people={people}
          done={(found) => {
            change('touched', found);
            setTouching(false);
          }}
          close={() => setTouching(false)}
        />
      )}
    </Section>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  touched: { gap: space.m },
  sentence: { flexShrink: 1 },
});
