import { useMemo, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';
import { Chip } from '../parts/Chip';

import type { Filter } from './filter';
import type { Participation, FinishedPlay } from './finishedPlay';

interface FiltersProps {
  readonly all: readonly FinishedPlay[];
  readonly filter: Filter;
  readonly change: (filter: Filter) => void;
  readonly nameOf: (played: FinishedPlay) => string;
}

/** Limits History to one game or one person. A row with fewer than two choices is not drawn. */
export function Filters({ all, filter, change, nameOf }: FiltersProps) {
  const t = useWords();
  const games = useMemo(() => new Map(all.map((played) => [played.game, played])), [all]);
  const people = useMemo(() => {
    const found = new Map<number, Participation>();
    for (const { parts } of all)
      for (const part of parts) if (part.person !== null && !found.has(part.person)) found.set(part.person, part);
    return found;
  }, [all]);
  if (games.size < 2 && people.size < 2) return null;
  return (
    <View style={styles.whole}>
      {games.size > 1 && (
        <Row label={t('history.game')}>
          <Chip
            label={t('history.everything')}
            isChosen={filter.game === null}
            press={() => change({ ...filter, game: null })}
          />
          {[...games].map(([game, played]) => (
            <Chip
              key={game}
              label={nameOf(played)}
              isChosen={filter.game === game}
              press={() => change({ ...filter, game })}
            />
          ))}
        </Row>
      )}
      {people.size > 1 && (
        <Row label={t('history.person')}>
          <Chip
            label={t('history.everybody')}
            isChosen={filter.person === null}
            press={() => change({ ...filter, person: null })}
          />
          {[...people].map(([person, { name, mark }]) => (
            <Chip
              key={person}
              mark={mark}
              label={name}
              isChosen={filter.person === person}
              press={() => change({ ...filter, person })}
            />
          ))}
        </Row>
      )}
    </View>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ScrollView
    horizontal
    showsHorizontalScrollIndicator={false}
    role="radiogroup"
    aria-label={label}
    contentContainerStyle={styles.row}
  >
    {children}
  </ScrollView>
);

const styles = StyleSheet.create({
  whole: { gap: space.s, paddingBottom: space.m },
  row: { paddingHorizontal: space.l, gap: space.s },
});
