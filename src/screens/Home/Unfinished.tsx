import { useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import type { SheetSummary } from '../../keeper/types';
import type { MatchRefusal, Summary } from '../../match/types';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Confirm } from '../parts/Confirm';
import { nameSheet } from '../parts/sheetName';
import type { ShelfGame } from '../useGames';

import { RefusedCard, SheetCard, UnfinishedCard } from './UnfinishedCard';

interface UnfinishedProps {
  readonly matches: readonly Summary[];
  readonly refused: readonly MatchRefusal[];
  readonly sheets: readonly SheetSummary[];
  readonly games: readonly ShelfGame[];
  readonly open: (match: number) => void;
  readonly remove: (match: number) => void;
  readonly openSheet: (sheet: number) => void;
  readonly removeSheet: (sheet: number) => void;
}

/**
 * Lists unfinished matches and score sheets side by side. Matches that cannot be opened stand there too and say why.
 */
export function Unfinished({ matches, refused, sheets, games, open, remove, openSheet, removeSheet }: UnfinishedProps) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const [removing, setRemoving] = useState<{ readonly kind: 'match' | 'sheet'; readonly id: number } | null>(null);
  const gameOf = (id: string | undefined) => games.find((game) => game.id === id);
  const close = () => setRemoving(null);
  return (
    <>
      <Text type="strong" colour="quiet" role="heading" aria-level={2}>
        {t('home.finish')}
      </Text>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={styles.scroll}
        contentContainerStyle={styles.row}
      >
        {matches.map((match, index) => (
          <UnfinishedCard
            key={match.id}
            match={match}
            game={gameOf(match.game)}
            isFirst={index === 0}
            open={() => open(match.id)}
            remove={() => setRemoving({ kind: 'match', id: match.id })}
          />
        ))}
        {sheets.map((sheet) => (
          <SheetCard
            key={`sheet ${sheet.id}`}
            sheet={sheet}
            name={formatPhrase(nameSheet(sheet))}
            picture={gameOf(sheet.sheet)?.picture}
            open={() => openSheet(sheet.id)}
            remove={() => setRemoving({ kind: 'sheet', id: sheet.id })}
          />
        ))}
        {refused.map((refusal) => (
          <RefusedCard
            key={refusal.id}
            refusal={refusal}
            game={gameOf(refusal.summary?.game)}
            remove={() => setRemoving({ kind: 'match', id: refusal.id })}
          />
        ))}
      </ScrollView>
      {removing !== null && (
        <Confirm
          title={t(removing.kind === 'match' ? 'home.removeTitle' : 'keeper.removeTitle')}
          about={t(removing.kind === 'match' ? 'home.removeAbout' : 'keeper.removeAbout')}
          action={t('remove')}
          close={close}
          confirm={() => {
            (removing.kind === 'match' ? remove : removeSheet)(removing.id);
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
