import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { createTimer, type Timer } from '../../../keeper/timer';
import { Button } from '../../../theme/Button';
import { READABLE, space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useWords } from '../../../words/useWords';
import { Chip } from '../../parts/Chip';
import { Section } from '../../parts/Panel';
import { RadioGroup } from '../../parts/RadioGroup';

const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const MINUTE = 60_000;

interface NewTimerProps {
  readonly seats: number;
  /** The seat whose clock runs first. */
  readonly first: number;
  readonly start: (timer: Timer) => void;
}

/** Asks whose time is taken, and whether it counts up or down. */
export function NewTimer({ seats, first, start }: NewTimerProps) {
  const t = useWords();
  const [of, setOf] = useState<Timer['of']>('each');
  const [way, setWay] = useState<'up' | 'down'>('up');
  const [minutes, setMinutes] = useState(10);
  const about = {
    each: { up: 'timer.eachUp', down: 'timer.eachDown' },
    all: { up: 'timer.allUp', down: 'timer.allDown' },
  } as const;
  const choose = (which: 'of' | 'way') => (
    <View style={styles.choice}>
      <Text type="strong">{t(`timer.${which}`)}</Text>
      {which === 'of' ? (
        <RadioGroup
          label={t('timer.of')}
          value={of}
          choose={setOf}
          of={(['each', 'all'] as const).map((value) => ({ value, label: t(`timer.${value}`) }))}
        />
      ) : (
        <RadioGroup
          label={t('timer.way')}
          value={way}
          choose={setWay}
          of={(['up', 'down'] as const).map((value) => ({ value, label: t(`timer.${value}`) }))}
        />
      )}
    </View>
  );
  return (
    <>
      <ScrollView tabIndex={0} style={styles.scroll} contentContainerStyle={styles.whole}>
        <Section>
          {choose('of')}
          {choose('way')}
          {way === 'down' && (
            <View role="radiogroup" aria-label={t('timer.amount')} style={styles.minutes}>
              {MINUTES.map((choice) => (
                <Chip
                  key={choice}
                  label={t('timer.minutes', { minutes: choice })}
                  isChosen={choice === minutes}
                  press={() => setMinutes(choice)}
                />
              ))}
            </View>
          )}
          <Text colour="quiet">{t(about[of][way])}</Text>
        </Section>
      </ScrollView>
      <Button
        label={t('timer.start')}
        icon="play"
        onPress={() => start(createTimer(of, way === 'up' ? null : minutes * MINUTE, seats, first))}
        style={styles.start}
      />
    </>
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  whole: { gap: space.xl, paddingBottom: space.l, width: '100%', maxWidth: READABLE, alignSelf: 'center' },
  choice: { gap: space.s },
  minutes: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  start: { width: '100%', maxWidth: READABLE, alignSelf: 'center' },
});
