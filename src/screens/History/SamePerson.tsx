import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { rememberBeforeMerge, mergePeople, undoMerge, type PeopleBeforeMerge } from '../../storage/people';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { BottomSheet } from '../parts/BottomSheet';
import { Chip } from '../parts/Chip';

import { withCurrentPeople } from './currentPeople';
import { playFromMatch, playFromSheet, type FinishedPlay } from './finishedPlay';
import { listMergeCandidates, type MergeCandidate } from './mergeCandidates';
import type { PlayRecord } from './records';

interface SamePersonProps {
  readonly of: Pick<PlayRecord, 'person' | 'name'>;
  readonly finished: readonly FinishedPlay[];
  readonly close: () => void;
}

/** Two who were met as one, and how it was before. */
interface Met {
  readonly other: string;
  readonly before: PeopleBeforeMerge;
}

/** Two who are one: who the other is, what will become of it, then it is so; until this is closed it can be taken back. */
export function SamePerson({ of: { person, name }, finished, close }: SamePersonProps) {
  const t = useWords();
  const { people, choices, matches, sheets, isForbidden } = useDevice();
  const [chosen, setChosen] = useState<number | null>(null);
  const [met, setMet] = useState<Met | null>(null);
  const [isFull, setIsFull] = useState(false);
  const others = useMemo(() => {
    const underWay = [...matches.list().underWay.map(playFromMatch), ...sheets.list().underWay.map(playFromSheet)].map(
      (played) => withCurrentPeople(people.get(), played),
    );
    return listMergeCandidates(person, people.get().known, finished, underWay);
  }, [person, finished, people, matches, sheets]);
  const other = others.find(({ id }) => id === chosen);

  function meet({ id, name: called }: MergeCandidate) {
    const before = rememberBeforeMerge(people, choices);
    setIsFull(mergePeople(people, choices, person, id) !== 'saved');
    setMet({ other: called, before });
  }

  function takeBack({ before }: Met) {
    setIsFull(undoMerge(people, choices, before) !== 'saved');
    setMet(null);
    setChosen(null);
  }

  if (met) {
    return (
      <BottomSheet title={t('same.title')} close={close}>
        <Text role="status">{t('same.done', { name, other: met.other })}</Text>
        {isFull && <Text role="alert">{t(isForbidden() ? 'same.forbidden' : 'same.full')}</Text>}
        <View style={styles.buttons}>
          <Button
            label={t('same.takeBack')}
            icon="undo"
            look="quiet"
            onPress={() => takeBack(met)}
            style={styles.button}
          />
          <Button label={t('keeper.done')} onPress={close} style={styles.button} />
        </View>
      </BottomSheet>
    );
  }

  return (
    <BottomSheet title={t('same.title')} close={close}>
      <Text>{others.length > 0 ? t('same.about', { name }) : t('same.nobody')}</Text>
      <View role="radiogroup" aria-label={t('same.who', { name })} style={styles.chips}>
        {others.map(({ id, name: called, mark, games: count }) => {
          const games = t('same.games', { count });
          return (
            <Chip
              key={id}
              mark={mark}
              label={called}
              note={games}
              aria={t('same.other', { name: called, mark: t(`mark.${mark}`), games })}
              isChosen={id === chosen}
              press={() => setChosen(id)}
            />
          );
        })}
      </View>
      {other && <Consequence name={name} other={other} meet={() => meet(other)} />}
      {isFull && <Text role="alert">{t(isForbidden() ? 'same.forbidden' : 'same.full')}</Text>}
    </BottomSheet>
  );
}

function Consequence({ name, other, meet }: { name: string; other: MergeCandidate; meet: () => void }) {
  const t = useWords();
  const facts = { name, other: other.name };
  if (other.together > 0) return <Text role="alert">{t('same.together', { ...facts, count: other.together })}</Text>;
  return (
    <>
      <View role="status" style={styles.chips}>
        <Text>{other.games > 0 ? t('same.will', { ...facts, count: other.games }) : t('same.alone', facts)}</Text>
        {other.underWay > 0 && <Text>{t('same.goesOn', { ...facts, count: other.underWay })}</Text>}
      </View>
      <Button label={t('same.action')} onPress={meet} />
    </>
  );
}

const styles = StyleSheet.create({
  chips: { gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  button: { flexGrow: 1 },
});
