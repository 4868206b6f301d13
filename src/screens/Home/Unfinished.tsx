import { useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import type { Refusal, Summary } from '../../match/types';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { Confirm } from '../parts/Confirm';
import type { ShownGame } from '../games';
import { RefusedCard, UnfinishedCard } from './UnfinishedCard';

interface UnfinishedProps {
  readonly matches: readonly Summary[];
  readonly refused: readonly Refusal[];
  readonly games: readonly ShownGame[];
  readonly open: (match: number) => void;
  readonly remove: (match: number) => void;
}

/** Matches to go on with, side by side; and those that cannot be opened, which say why. */
export function Unfinished({ matches, refused, games, open, remove }: UnfinishedProps) {
  const t = useWords();
  const [removing, setRemoving] = useState<number | null>(null);
  const gameOf = (id: string | undefined) => games.find((game) => game.id === id);
  const close = () => setRemoving(null);
  return (
    <>
      <Text type="strong" colour="quiet" role="heading" aria-level={2}>
        {t('home.finish')}
      </Text>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} style={styles.scroll} contentContainerStyle={styles.row}>
        {matches.map((match, index) => (
          <UnfinishedCard key={match.id} match={match} game={gameOf(match.game)} isFirst={index === 0} open={() => open(match.id)} remove={() => setRemoving(match.id)} />
        ))}
        {refused.map((refusal) => (
          <RefusedCard key={refusal.id} refusal={refusal} game={gameOf(refusal.summary?.game)} remove={() => setRemoving(refusal.id)} />
        ))}
      </ScrollView>
      {removing !== null && (
        <Confirm
          title={t('home.removeTitle')}
          about={t('home.removeAbout')}
          action={t('remove')}
          close={close}
          confirm={() => {
            remove(removing);
            close();
          }}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  scroll: { marginHorizontal: -space.l, flexGrow: 0, marginTop: -space.s },
  row: { paddingHorizontal: space.l, paddingVertical: space.s, gap: space.m },
});
