import { Image } from 'expo-image';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import type { ShelfGame } from '../useGames';
import { useGo } from '../useGo';

import { BOX_ASPECT } from './BoxCover';

/** Which game this is, and the ways to learn it. */
export function GameHead({ game }: { game: ShelfGame }) {
  const t = useWords();
  const phrase = useFormatPhrase();
  const { textScale } = useTheme();
  const go = useGo();
  return (
    <View style={styles.whole}>
      <View style={styles.head}>
        <Image source={game.picture} aria-hidden style={styles.box} />
        <View style={[styles.words, { flexBasis: WORDS * textScale }]}>
          <Text type="title" role="heading" aria-level={2}>
            {game.name}
          </Text>
          <Text colour="quiet">{phrase({ key: `${game.id}:about` })}</Text>
        </View>
      </View>
      <View style={styles.buttons}>
        <Button
          label={t('new.readRules')}
          icon="book"
          look="quiet"
          onPress={() => go.navigate('Rules', { game: game.id })}
          style={styles.button}
        />
        <Button
          label={t('new.lesson')}
          icon="cards"
          look="quiet"
          onPress={() => go.navigate('Lesson', { game: game.id })}
          style={styles.button}
        />
      </View>
    </View>
  );
}

const BOX = 104;
/** Narrower than this the words stand below the box. */
const WORDS = 150;

const styles = StyleSheet.create({
  whole: { gap: space.l },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  box: { width: BOX, height: BOX * BOX_ASPECT, borderRadius: radius.s },
  words: { flexGrow: 1, flexShrink: 1, gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
});
