import { useFocusEffect } from '@react-navigation/native';
import { Image } from 'expo-image';
import { useCallback, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import moon from '../../../assets/home/moon.webp';
import type { Listed } from '../../match/types';
import { WIDE, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { useGames } from '../games';
import { Ground } from '../Ground';
import { PlayButton } from './PlayButton';
import { Scenery } from './Scenery';
import { Shelf } from './Shelf';
import { Unfinished } from './Unfinished';
import { UpdateNote } from './UpdateNote';
import { useGo } from '../useGo';

const WIDEST = 1100;
const RAIL = 104;
const SHELF_SHARE = 0.56;
const NOTHING: Listed = { underWay: [], finished: [], refused: [] };

/** The way in: what is to be finished, the games on their shelf, and a button to play. */
export default function Home() {
  const t = useWords();
  const { isDark, colours } = useTheme();
  const insets = useSafeAreaInsets();
  const navigation = useGo();
  const games = useGames();
  const { matches } = useDevice();
  const [{ underWay, refused }, setListed] = useState(NOTHING);
  const [width, setWidth] = useState(0);
  const read = useCallback(() => setListed(matches.list()), [matches]);
  useFocusEffect(read);

  const isWide = width >= WIDE - RAIL;
  const content = Math.min(width, WIDEST) - 2 * (isWide ? space.xxl : space.l);
  const shelf = isWide ? content * SHELF_SHARE : content;
  const remove = (match: number) => {
    matches.remove(match);
    read();
  };
  const play = () => navigation.navigate('NewMatch', {});
  const hasUnfinished = underWay.length + refused.length > 0;

  return (
    <Ground>
      <Scenery />
      <ScrollView testID="home" onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)} contentContainerStyle={[styles.body, isWide && styles.wideBody, { paddingTop: insets.top + space.l }]}>
        <View style={styles.name}>
          <Text type="name" role="heading" aria-level={1}>
            {t('name')}
          </Text>
          <Image source={moon} style={styles.moon} tintColor={isDark ? undefined : colours.call} aria-hidden />
        </View>
        <UpdateNote />
        {hasUnfinished && <Unfinished matches={underWay} refused={refused} games={games} open={(match) => navigation.navigate('Play', { match })} remove={remove} />}
        {width > 0 && (
          <View style={[styles.rest, isWide && styles.wideRest]}>
            <View style={isWide && styles.wideShelf}>
              <Shelf games={games} width={shelf} open={(game) => navigation.navigate('NewMatch', { game })} />
            </View>
            <View style={isWide && styles.wideButton}>
              <PlayButton play={play} />
            </View>
          </View>
        )}
      </ScrollView>
    </Ground>
  );
}

const MOON = 84;


const styles = StyleSheet.create({
  body: { flexGrow: 1, width: '100%', maxWidth: WIDEST, alignSelf: 'center', paddingHorizontal: space.l, paddingBottom: space.xl, gap: space.l },
  name: { flexDirection: 'row', alignItems: 'center' },
  moon: { width: MOON, height: MOON, marginVertical: -space.l, marginLeft: -space.s },
  rest: { flexGrow: 1, justifyContent: 'space-evenly', gap: space.xl },
  wideBody: { paddingHorizontal: space.xxl, paddingBottom: space.huge },
  wideRest: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  wideShelf: { width: `${SHELF_SHARE * 100}%` },
  wideButton: { flex: 1, maxWidth: 380 },
});
