import { useState } from 'react';
import { Pressable, StyleSheet, TextInput, View } from 'react-native';

import { addPerson, type Person } from '../../storage/people';
import { Button } from '../../theme/Button';
import { Mark } from '../../theme/Mark';
import { markNames } from '../../theme/marks';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useDrawnScale } from '../../theme/textScale';
import { useTheme } from '../../theme/theme';
import { type } from '../../theme/type';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';

const LONGEST_NAME = 16;

interface PersonFormProps {
  /** Null for somebody new. */
  readonly person: Person | null;
  readonly done: (person: number) => void;
  readonly removed: () => void;
  readonly canRemove: boolean;
}

/** A person's name, and the colour with its shape. */
export function PersonForm({ person, done, removed, canRemove }: PersonFormProps) {
  const t = useWords();
  const { colours } = useTheme();
  const scale = useDrawnScale();
  const { people } = useDevice();
  const { known } = people.get();
  const [name, setName] = useState(person?.name ?? '');
  const [mark, setMark] = useState(
    person?.mark ?? markNames.find((one) => !known.some((other) => other.mark === one)) ?? markNames[0],
  );
  const spoken = name.trim();
  const isDouble = known.some((one) => one.id !== person?.id && one.name === spoken);

  function save() {
    if (!spoken || isDouble) return;
    const { id } = person ?? addPerson(people, spoken);
    people.change((now) => ({ known: now.known.map((one) => (one.id === id ? { id, name: spoken, mark } : one)) }));
    done(id);
  }

  function remove() {
    people.change((now) => ({ known: now.known.filter((one) => one.id !== person?.id) }));
    removed();
  }

  return (
    <View style={styles.form}>
      <TextInput
        aria-label={t('person.name')}
        placeholder={t('person.name')}
        placeholderTextColor={colours.quiet}
        value={name}
        onChangeText={setName}
        onSubmitEditing={save}
        maxLength={LONGEST_NAME}
        autoFocus
        autoCapitalize="words"
        autoCorrect={false}
        returnKeyType="done"
        style={[
          type.strong,
          { fontSize: type.strong.fontSize * scale, lineHeight: undefined },
          styles.name,
          { color: colours.text, borderColor: colours.line, backgroundColor: colours.chip },
        ]}
      />
      {isDouble && <Text role="alert">{t('person.double')}</Text>}
      <View role="radiogroup" aria-label={t('person.mark')} style={styles.marks}>
        {markNames.map((one) => (
          <Pressable
            key={one}
            role="radio"
            aria-checked={one === mark}
            aria-label={t(`mark.${one}`)}
            onPress={() => setMark(one)}
            style={[
              styles.mark,
              { borderColor: one === mark ? colours.glow : colours.chip, backgroundColor: colours.chip },
            ]}
          >
            <Mark mark={one} size={26} />
          </Pressable>
        ))}
      </View>
      <Button label={t('save')} disabled={!spoken || isDouble} onPress={save} />
      {canRemove && (
        <Button label={t('person.forget')} icon="trash" look="quiet" hint={t('person.forgetAbout')} onPress={remove} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.l },
  name: { minHeight: TARGET + 6, borderWidth: 2, borderRadius: radius.m, paddingHorizontal: space.l },
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
