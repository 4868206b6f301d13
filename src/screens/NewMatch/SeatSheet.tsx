import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { CatName } from '../../storage/cats';
import type { ChosenSeat } from '../../storage/choices';
import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { PersonForm } from '../parts/PersonForm';
import { PersonList } from '../parts/PersonList';
import { RadioGroup } from '../parts/RadioGroup';

import { CatChoice } from './CatChoice';

interface SeatSheetProps {
  readonly title: string;
  /** Null for a seat that is being added. */
  readonly seat: ChosenSeat | null;
  /** Who sits where as a bot, and which seat this is. */
  readonly cats: readonly (CatName | null)[];
  readonly at: number;
  /** People who sit at other seats. */
  readonly taken: readonly number[];
  readonly choose: (seat: ChosenSeat) => void;
  readonly shift?: (by: number) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly leave?: () => void;
  readonly close: () => void;
}

/** Chooses who sits at a seat: a remembered person, a new one, or a bot of some level. */
export function SeatSheet({
  title,
  seat,
  cats,
  at,
  taken,
  choose,
  shift,
  isFirst,
  isLast,
  leave,
  close,
}: SeatSheetProps) {
  const t = useWords();
  const { people } = useDevice();
  const { known } = useDocument(people);
  const [kind, setKind] = useState<'person' | 'bot'>(seat?.kind ?? 'person');
  /** The person being edited; `new` for somebody who is not known yet. */
  const [edited, setEdited] = useState<number | 'new' | null>(
    known.some((person) => !taken.includes(person.id)) ? null : 'new',
  );

  if (edited !== null && kind === 'person') {
    const person = known.find((candidate) => candidate.id === edited) ?? null;
    return (
      <BottomSheet title={person ? t('person.edit') : t('person.new')} onClose={close}>
        {person === null && seat === null && known.length === taken.length && <Kinds kind={kind} setKind={setKind} />}
        <PersonForm
          person={person}
          done={(id) => choose({ kind: 'person', person: id })}
          removed={() => setEdited(null)}
          canRemove={
            person !== null && !taken.includes(person.id) && !(seat?.kind === 'person' && seat.person === person.id)
          }
        />
      </BottomSheet>
    );
  }

  return (
    <BottomSheet title={title} onClose={close}>
      <Kinds kind={kind} setKind={setKind} />
      {kind === 'person' ? (
        <PersonList
          people={known.filter((person) => !taken.includes(person.id))}
          chosen={seat?.kind === 'person' ? seat.person : null}
          choose={(person) => choose({ kind: 'person', person })}
          edit={setEdited}
          add={() => setEdited('new')}
        />
      ) : (
        <CatChoice seat={seat?.kind === 'bot' ? seat : null} cats={cats} at={at} choose={choose} />
      )}
      {(shift || leave) && (
        <View style={styles.buttons}>
          {shift && !isFirst && (
            <Button label={t('new.earlier')} icon="back" look="quiet" onPress={() => shift(-1)} style={styles.button} />
          )}
          {shift && !isLast && (
            <Button label={t('new.later')} icon="next" look="quiet" onPress={() => shift(1)} style={styles.button} />
          )}
          {leave && <Button label={t('new.leave')} icon="trash" look="quiet" onPress={leave} style={styles.button} />}
        </View>
      )}
    </BottomSheet>
  );
}

function Kinds({ kind, setKind }: { kind: 'person' | 'bot'; setKind: (kind: 'person' | 'bot') => void }) {
  const t = useWords();
  return (
    <RadioGroup
      label={t('new.who')}
      value={kind}
      choose={setKind}
      of={[
        { value: 'person', label: t('new.person') },
        { value: 'bot', label: t('new.bot') },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
});
