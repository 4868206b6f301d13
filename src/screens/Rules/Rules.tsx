import { useRoute, type RouteProp } from '@react-navigation/native';
import { useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Chip } from '../parts/Chip';
import { Screen } from '../parts/Screen';
import type { Routes } from '../routes';
import { useFace } from '../useFace';
import { useGames } from '../useGames';

import { listMeant, findRules, type ChapterText } from './findRules';
import { RulesChapter } from './RulesChapter';
import { SearchField } from './SearchField';

/** The rules of a game, with its own cards. They can be searched, and a link can open any single rule. */
export default function RulesScreen() {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const { params } = useRoute<RouteProp<Routes, 'Rules'>>();
  const face = useFace(params.game);
  const name = useGames().find((game) => game.id === params.game)?.name ?? '';
  const [query, setQuery] = useState('');
  const scroll = useRef<ScrollView>(null);
  const chapterTops = useRef(new Map<string, number>());

  const chapters = useMemo(
    () =>
      face.rules.map((section): ChapterText => ({
        id: section.id,
        title: formatPhrase({ key: `${face.id}:rules.${section.id}.title` }),
        faces: section.faces,
        rules: section.rules.map((number) => ({ number, text: formatPhrase({ key: `${face.id}:rules.${number}` }) })),
      })),
    [face, formatPhrase],
  );
  const alike = t('rules.alike', { returnObjects: true });
  const found = findRules(chapters, query, alike);
  const marked = listMeant(query, alike).flat();
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const scrollTo = (y: number) => scroll.current?.scrollTo({ y: Math.max(0, y - space.l), animated: false });

  return (
    <Screen title={t('rules.title', { game: name })} isList>
      <View style={styles.search}>
        <SearchField
          query={query}
          change={(text) => {
            setQuery(text);
            scrollTo(0); // what is found begins at the top
          }}
        />
      </View>
      {query.trim() === '' && (
        <View role="navigation" aria-label={t('rules.contents')}>
          <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.contents}>
            {chapters.map((chapter) => (
              <Chip
                key={chapter.id}
                label={chapter.title}
                press={() => scrollTo(chapterTops.current.get(chapter.id) ?? 0)}
              />
            ))}
          </ScrollView>
        </View>
      )}
      <ScrollView ref={scroll} tabIndex={0}>
        <View style={styles.content}>
          {query.trim() === '' ? (
            <Text>{formatPhrase({ key: `${face.id}:rules.aim` })}</Text>
          ) : (
            <Text role="status" type="label" colour="quiet">
              {count === 0 ? t('rules.none') : t('rules.found', { count })}
            </Text>
          )}
          {found.map((chapter) => (
            <RulesChapter
              key={chapter.id}
              chapter={chapter}
              face={face}
              marked={marked}
              wanted={query ? undefined : params.rule}
              laid={(y) => chapterTops.current.set(chapter.id, y)}
              found={(y) => scrollTo((chapterTops.current.get(chapter.id) ?? 0) + y)}
            />
          ))}
        </View>
      </ScrollView>
    </Screen>
  );
}

const styles = StyleSheet.create({
  search: { paddingHorizontal: space.l, paddingBottom: space.m },
  content: { paddingHorizontal: space.l, paddingBottom: space.huge, gap: space.xl },
  contents: { paddingHorizontal: space.l, paddingBottom: space.m, gap: space.s },
});
