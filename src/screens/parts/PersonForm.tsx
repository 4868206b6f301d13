import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { markNames } from '../../storage/marks';
import { addPerson, type Person } from '../../storage/people';
import { Button } from '../../theme/Button';
import { Mark } from '../../theme/Mark';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';

import { NameField } from './NameField';

interface PersonFormProps {
  /** Null for somebody new. */
  readonly person: Person | null;
  readonly done: (person: number) => void;
  readonly removed: () => void;
  readonly canRemove: boolean;
}

/** Edits a person's name and mark, which is a colour with its shape. */
export function PersonForm({ person, done, removed, canRemove }: PersonFormProps) {
  const t = useWords();
  const { colours } = useTheme();
  const { people } = useDevice();
  const { known } = people.get();
  const [name, setName] = useState(person?.name ?? '');
  const [mark, setMark] = useState(
    person?.mark ?? markNames.find((name) => !known.some((other) => other.mark === name)) ?? markNames[0],
  );
  const trimmed = name.trim();
  const isDouble = known.some((other) => other.id !== person?.id && other.name === trimmed);

  function save() {
    if (!trimmed || isDouble) return;
    const { id } = person ?? addPerson(people, trimmed);
    people.change((now) => ({
      known: now.known.map((other) => (other.id === id ? { id, name: trimmed, mark } : other)),
    }));
    done(id);
  }

  function remove() {
    people.change((now) => ({ known: now.known.filter((other) => other.id !== person?.id) }));
    removed();
  }

  return (
    <View style={styles.form}>
      <NameField name={name} setName={setName} onDone={save} isFirst />
      {isDouble && <Text role="alert">{t('person.double')}</Text>}
      <View role="radiogroup" aria-label={t('person.mark')} style={styles.marks}>
        {markNames.map((markName) => (
          <Pressable
            key={markName}
            role="radio"
            aria-checked={markName === mark}
            aria-label={t(`mark.${markName}`)}
            onPress={() => setMark(markName)}
            style={[
              styles.mark,
              { borderColor: markName === mark ? colours.glow : colours.chip, backgroundColor: colours.chip },
            ]}
          >
            <Mark mark={markName} size={26} />
          </Pressable>
        ))}
      </View>
      <Button label={t('save')} disabled={!trimmed || isDouble} onPress={save} />
      {canRemove && (
        <Button label={t('person.forget')} icon="trash" look="quiet" hint={t('person.forgetAbout')} onPress={remove} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.l },
  marks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  mark: {
    width: TARGET + 8,
    height: TARGET + 8,
    borderRadius: radius.m,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
