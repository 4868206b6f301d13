import { Fragment, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, type ScrollViewProps } from 'react-native';

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

/** One card of the row. */
type Item =
  | { readonly kind: 'match'; readonly match: Summary }
  | { readonly kind: 'sheet'; readonly sheet: SheetSummary }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

function keyOf(item: Item): string {
  if (item.kind === 'match') return `${item.match.id}`;
  return item.kind === 'sheet' ? `sheet ${item.sheet.id}` : `refused ${item.refusal.id}`;
}

/**
 * No card is narrower. Of hundreds, as many are drawn at first as the screen shows; as the row is scrolled, more, so many
 * screens ahead.
 */
const NARROWEST = 200;
const AHEAD = 2;
/** Milliseconds between two looks at how far it is scrolled. */
const LOOK = 50;

/**
 * Lists unfinished matches and score sheets side by side. Matches that cannot be opened stand there too and say why.
 */
export function Unfinished({ matches, refused, sheets, games, open, remove, openSheet, removeSheet }: UnfinishedProps) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const [removing, setRemoving] = useState<{ readonly kind: 'match' | 'sheet'; readonly id: number } | null>(null);
  const gameOf = (id: string | undefined) => games.find((game) => game.id === id);
  const close = () => setRemoving(null);
  const { width } = useWindowDimensions();
  const [right, setRight] = useState(width); // everything left of here is drawn
  const follow: ScrollViewProps['onScroll'] = ({ nativeEvent }) => {
    const ahead = nativeEvent.contentOffset.x + (1 + AHEAD) * width;
    setRight((before) => Math.max(before, Math.ceil(ahead / width) * width));
  };
  const items: readonly Item[] = [
    ...matches.map((match): Item => ({ kind: 'match', match })),
    ...sheets.map((sheet): Item => ({ kind: 'sheet', sheet })),
    ...refused.map((refusal): Item => ({ kind: 'refused', refusal })),
  ];

  function renderCard(item: Item, index: number) {
    if (item.kind === 'match') {
      const { match } = item;
      return (
        <UnfinishedCard
          match={match}
          game={gameOf(match.game)}
          isFirst={index === 0}
          open={() => open(match.id)}
          remove={() => setRemoving({ kind: 'match', id: match.id })}
        />
      );
    }
    if (item.kind === 'sheet') {
      const { sheet } = item;
      return (
        <SheetCard
          sheet={sheet}
          name={formatPhrase(nameSheet(sheet))}
          picture={gameOf(sheet.sheet)?.picture}
          open={() => openSheet(sheet.id)}
          remove={() => setRemoving({ kind: 'sheet', id: sheet.id })}
        />
      );
    }
    const { refusal } = item;
    return (
      <RefusedCard
        refusal={refusal}
        game={gameOf(refusal.summary?.game)}
        remove={() => setRemoving({ kind: 'match', id: refusal.id })}
      />
    );
  }

  return (
    <>
      <Text type="strong" colour="quiet" role="heading" aria-level={2}>
        {t('home.finish')}
      </Text>
      <ScrollView
        testID="unfinished"
        horizontal
        onScroll={follow}
        scrollEventThrottle={LOOK}
        showsHorizontalScrollIndicator={false}
        style={styles.scroll}
        contentContainerStyle={styles.row}
      >
        {items.slice(0, Math.ceil(right / NARROWEST) + 1).map((item, index) => (
          <Fragment key={keyOf(item)}>{renderCard(item, index)}</Fragment>
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
  row: { paddingHorizontal: space.l, paddingVertical: space.s, alignItems: 'stretch', gap: space.m },
});
