import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { rememberBeforeMerge, mergePeople, undoMerge, type PeopleBeforeMerge } from '../../storage/people';
import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { Chip } from '../parts/Chip';

import { replacePeople } from './currentPeople';
import { playFromMatch, playFromSheet, type FinishedPlay } from './finishedPlay';
import { listMergeCandidates, type MergeCandidate } from './mergeCandidates';
import type { PlayRecord } from './records';

interface SamePersonProps {
  readonly of: Pick<PlayRecord, 'person' | 'name'>;
  readonly finished: readonly FinishedPlay[];
  readonly close: () => void;
}

/** A merge that was done, with what it takes to undo it. */
interface DoneMerge {
  readonly other: string;
  readonly before: PeopleBeforeMerge;
}

/**
 * Merges two entries that are the same person: choose the other one, read what will change, confirm. The merge can be
 * undone until the sheet closes.
 */
export function SamePerson({ of: { person, name }, finished, close }: SamePersonProps) {
  const t = useWords();
  const { people, choices, matches, sheets, isForbidden } = useDevice();
  const [chosen, setChosen] = useState<number | null>(null);
  const [merge, setMerge] = useState<DoneMerge | null>(null);
  const [isFull, setIsFull] = useState(false);
  const others = useMemo(() => {
    const underWay = [
      ...matches.listUnfinished().underWay.map(playFromMatch),
      ...sheets.listUnfinished().underWay.map(playFromSheet),
    ].map((played) => replacePeople(people.get(), played));
    return listMergeCandidates(person, people.get().known, finished, underWay);
  }, [person, finished, people, matches, sheets]);
  const other = others.find(({ id }) => id === chosen);

  function mergeWith({ id, name: otherName }: MergeCandidate) {
    const before = rememberBeforeMerge(people, choices);
    setIsFull(mergePeople(people, choices, person, id) !== 'saved');
    setMerge({ other: otherName, before });
  }

  function takeBack({ before }: DoneMerge) {
    setIsFull(undoMerge(people, choices, before) !== 'saved');
    setMerge(null);
    setChosen(null);
  }

  if (merge) {
    return (
      <BottomSheet title={t('same.title')} onClose={close}>
        <Text role="status">{t('same.done', { name, other: merge.other })}</Text>
        {isFull && <Text role="alert">{t(isForbidden() ? 'same.forbidden' : 'same.full')}</Text>}
        <View style={styles.buttons}>
          <Button
            label={t('same.takeBack')}
            icon="undo"
            look="quiet"
            onPress={() => takeBack(merge)}
            style={styles.button}
          />
          <Button label={t('keeper.done')} onPress={close} style={styles.button} />
        </View>
      </BottomSheet>
    );
  }

  return (
    <BottomSheet title={t('same.title')} onClose={close}>
      <Text>{others.length > 0 ? t('same.about', { name }) : t('same.nobody')}</Text>
      <View role="radiogroup" aria-label={t('same.who', { name })} style={styles.chips}>
        {others.map(({ id, name: otherName, mark, games: count }) => {
          const games = t('same.games', { count });
          return (
            <Chip
              key={id}
              mark={mark}
              label={otherName}
              note={games}
              aria={t('same.other', { name: otherName, mark: t(`mark.${mark}`), games })}
              isChosen={id === chosen}
              press={() => setChosen(id)}
            />
          );
        })}
      </View>
      {other && <Consequence name={name} other={other} meet={() => mergeWith(other)} />}
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
