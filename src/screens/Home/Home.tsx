import { useFocusEffect } from '@react-navigation/native';
import { Image } from 'expo-image';
import { useCallback, useState } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import moon from '../../../assets/home/moon.webp';
import type { SheetSummary } from '../../keeper/types';
import type { UnfinishedMatches } from '../../match/types';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { KeptNote } from '../parts/KeptNote';
import { Landscape } from '../parts/Landscape';
import { ScreenGround } from '../ScreenGround';
import { useGames } from '../useGames';
import { useGo } from '../useGo';

import { ShelfRow } from './ShelfRow';
import { countRows } from './shelves';
import { TodayCard } from './TodayCard';
import { Unfinished } from './Unfinished';
import { UnreadNote } from './UnreadNote';
import { UpdateNote } from './UpdateNote';
import { useTidying } from './useTidying';
import { WaysIn } from './WaysIn';
import { Welcome } from './Welcome';

const WIDEST = 1240;
/** What the name and the ways in need, a row of boxes, and the matches to finish: with less, everything is a little smaller. */
const LEAST = 300;
const ROW = 190;
const UNFINISHED = 130;
const TODAY = 72;
/** The same where the ways in stand beside the shelf. */
const WIDE_LEAST = 480;
const LEAST_WIDE = 400;
const SHELF_SHARE = 0.6;
/** From this text size on two words do not stand side by side. */
const LARGE = 1.5;
const WIDEST_WAYS = 440;
const NOTHING: UnfinishedMatches = { underWay: [], refused: [] };

/** What is to be finished, the games on their shelf, and two ways in: to play, and to keep score of a game on a real table. */
function Shelves() {
  const t = useWords();
  const { isDark, colours, textScale } = useTheme();
  const insets = useSafeAreaInsets();
  const navigation = useGo();
  const games = useGames();
  const { matches, sheets, watchLists } = useDevice();
  const [{ underWay, refused }, setListed] = useState(NOTHING);
  const [counted, setCounted] = useState<readonly SheetSummary[]>([]);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  const read = useCallback(() => {
    setListed(matches.listUnfinished());
    setCounted(sheets.listUnfinished().underWay);
  }, [matches, sheets]);
  const follow = useCallback(() => {
    read();
    return watchLists(read);
  }, [read, watchLists]);
  useFocusEffect(follow);
  useTidying();

  const hasUnfinished = underWay.length + refused.length + counted.length > 0;
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setSize(nativeEvent.layout);
  const isWide = width > height && width > LEAST_WIDE;
  const isLow =
    height < (isWide ? WIDE_LEAST : LEAST + TODAY + countRows(games.length) * ROW + (hasUnfinished ? UNFINISHED : 0));
  const content = Math.min(width, WIDEST) - 2 * (isWide ? space.xxl : space.l);
  const remove = (match: number) => {
    matches.remove(match);
    read();
  };

  const today = <TodayCard games={games} />;

  return (
    <ScreenGround>
      <Landscape />
      <ScrollView
        testID="home"
        onLayout={measure}
        contentContainerStyle={[
          styles.body,
          isLow && styles.lowBody,
          isWide && styles.wideBody,
          { paddingTop: insets.top + space.l },
        ]}
      >
        <View style={styles.name}>
          <Text type="name" role="heading" aria-level={1}>
            {t('name')}
          </Text>
          {textScale < LARGE && (
            <Image source={moon} style={styles.moon} tintColor={isDark ? undefined : colours.call} aria-hidden />
          )}
        </View>
        <UpdateNote />
        <KeptNote />
        <UnreadNote />
        {hasUnfinished && (
          <Unfinished
            matches={underWay}
            refused={refused}
            sheets={counted}
            games={games}
            open={(match) => navigation.navigate('Play', { match })}
            remove={remove}
            openSheet={(sheet) => navigation.navigate('Score', { sheet })}
            removeSheet={(sheet) => {
              sheets.remove(sheet);
              read();
            }}
          />
        )}
        {!isWide && !isLow && today}
        {width > 0 && (
          <View
            style={[
              styles.rest,
              isLow && styles.lowRest,
              isWide && styles.wideRest,
              isWide && isLow && styles.lowWideRest,
            ]}
          >
            <View style={isWide && styles.wideShelf}>
              <ShelfRow
                games={games}
                width={isWide ? content * SHELF_SHARE : content}
                tallest={height * (isWide ? 0.5 : 0.26)}
                open={(game) => navigation.navigate('NewMatch', { game })}
              />
            </View>
            <View style={isWide && styles.wideWays}>
              {isWide && today}
              <WaysIn
                play={() => navigation.navigate('NewMatch', {})}
                keepScore={() => navigation.navigate('Tabs', { screen: 'Keeper' })}
                width={isWide ? Math.min(WIDEST_WAYS, content * (1 - SHELF_SHARE) - space.xxl) : content}
                isColumn={isWide || textScale >= LARGE}
                isSmall={isLow}
                hasCats={!(isWide && isLow)}
              />
            </View>
          </View>
        )}
        {!isWide && isLow && today}
      </ScrollView>
    </ScreenGround>
  );
}

/**
 * The way in; at the first start it says what the app is for. Whoever is known here has been in before, and so has whoever
 * left something that can't be read now.
 */
export default function HomeScreen() {
  const { people, settings, unread } = useDevice();
  const [wasLeft] = useState(() => unread.get().length > 0);
  const { known } = useDocument(people);
  const { welcomed } = useDocument(settings);
  return known.length === 0 && !welcomed && !wasLeft ? <Welcome /> : <Shelves />;
}

const MOON = 84;

const styles = StyleSheet.create({
  body: {
    flexGrow: 1,
    width: '100%',
    maxWidth: WIDEST,
    alignSelf: 'center',
    paddingHorizontal: space.l,
    paddingBottom: space.xl,
    gap: space.l,
  },
  name: { flexDirection: 'row', alignItems: 'center' },
  moon: { width: MOON, height: MOON, marginVertical: -space.l, marginLeft: -space.s },
  rest: { flexGrow: 1, justifyContent: 'space-evenly', gap: space.xl },
  lowBody: { gap: space.s, paddingBottom: space.l },
  lowRest: { gap: space.m },
  wideBody: { paddingHorizontal: space.xxl, paddingBottom: space.xl },
  wideRest: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.xxl },
  lowWideRest: { alignItems: 'flex-start' },
  wideShelf: { width: `${SHELF_SHARE * 100}%` },
  wideWays: { flex: 1, maxWidth: WIDEST_WAYS, gap: space.m },
});
