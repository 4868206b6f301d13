import { StyleSheet, View } from 'react-native';

import type { Person } from '../../storage/people';
import { Button } from '../../theme/Button';
import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';

import { Chip } from './Chip';

interface PersonListProps {
  readonly people: readonly Person[];
  readonly chosen: number | null;
  readonly choose: (person: number) => void;
  readonly edit: (person: number) => void;
  readonly add: () => void;
}

/** The people of this device who do not sit at the table yet. */
export function PersonList({ people, chosen, choose, edit, add }: PersonListProps) {
  const t = useWords();
  return (
    <View style={styles.list}>
      <View role="radiogroup" aria-label={t('person.known')} style={styles.list}>
        {people.map((person) => (
          <View key={person.id} style={styles.row}>
            <View style={styles.chip}>
              <Chip
                mark={person.mark}
                label={person.name}
                aria={t('person.label', { name: person.name, mark: t(`mark.${person.mark}`) })}
                isChosen={person.id === chosen}
                press={() => choose(person.id)}
              />
            </View>
            <IconButton
              icon="pen"
              label={t('person.editLabel', { name: person.name })}
              onPress={() => edit(person.id)}
            />
          </View>
        ))}
      </View>
      <Button label={t('person.new')} icon="plus" look="quiet" onPress={add} />
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  chip: { flex: 1 },
});
