import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { SheetPlayer } from '../../keeper/types';
import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { Chip } from '../parts/Chip';
import { Section } from '../parts/Panel';
import { PersonForm } from '../parts/PersonForm';
import { PersonList } from '../parts/PersonList';

interface PlayersProps {
  readonly players: readonly SheetPlayer[];
  readonly max: number;
  readonly change: (people: readonly number[]) => void;
}

/** Who sits round the real table, clockwise. */
export function Players({ players, max, change }: PlayersProps) {
  const t = useWords();
  const { people } = useDevice();
  const { known } = useDocument(people);
  const [open, setOpen] = useState<number | null>(null);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const ids = players.map(({ person }) => person);
  const close = () => {
    setOpen(null);
    setEdited(null);
  };
  const put = (person: number) => {
    change(
      open !== null && open < ids.length ? ids.map((id, index) => (index === open ? person : id)) : [...ids, person],
    );
    close();
  };
  const moveBy = (by: number) => {
    const moved = ids.filter((_, index) => index !== open);
    moved.splice(open! + by, 0, ids[open!]);
    change(moved);
    close();
  };
  const free = known.filter(({ id }) => !ids.includes(id) || ids[open ?? -1] === id);
  const asksNew = edited !== null || free.length === 0;
  const person = typeof edited === 'number' ? (known.find(({ id }) => id === edited) ?? null) : null;

  return (
    <Section title={t('keeper.players')}>
      <View role="list" style={styles.chips}>
        {players.map(({ name, mark }, seat) => (
          <View key={seat} role="listitem">
            <Chip
              mark={mark}
              label={name}
              aria={t('keeper.player', { seat: seat + 1, name, mark: t(`mark.${mark}`) })}
              press={() => setOpen(seat)}
            />
          </View>
        ))}
        {players.length < max && (
          <View role="listitem">
            <Chip icon="plus" label={t('keeper.addPlayer')} press={() => setOpen(players.length)} />
          </View>
        )}
      </View>
      {open !== null && (
        <BottomSheet
          title={asksNew && !person ? t('person.new') : person ? t('person.edit') : t('keeper.addPlayer')}
          onClose={close}
        >
          {asksNew ? (
            <PersonForm
              person={person}
              done={put}
              removed={() => setEdited(null)}
              canRemove={person !== null && !ids.includes(person.id)}
            />
          ) : (
            <PersonList
              people={free}
              chosen={ids[open] ?? null}
              choose={put}
              edit={setEdited}
              add={() => setEdited('new')}
            />
          )}
          {open < ids.length && (
            <View style={styles.chips}>
              {open > 0 && (
                <Button
                  label={t('new.earlier')}
                  icon="back"
                  look="quiet"
                  onPress={() => moveBy(-1)}
                  style={styles.button}
                />
              )}
              {open < ids.length - 1 && (
                <Button
                  label={t('new.later')}
                  icon="next"
                  look="quiet"
                  onPress={() => moveBy(1)}
                  style={styles.button}
                />
              )}
              <Button
                label={t('new.leave')}
                icon="trash"
                look="quiet"
                onPress={() => {
                  change(ids.filter((_, index) => index !== open));
                  close();
                }}
                style={styles.button}
              />
            </View>
          )}
        </BottomSheet>
      )}
    </Section>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
});
