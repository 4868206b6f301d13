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

/** Shows which game it is, with links to its rules and its lesson. */
export function GameHead({ game }: { game: ShelfGame }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const { textScale } = useTheme();
  const navigation = useGo();
  return (
    <View style={styles.whole}>
      <View style={styles.head}>
        <Image source={game.picture} aria-hidden style={styles.box} />
        <View style={[styles.words, { flexBasis: WORDS * textScale }]}>
          <Text type="title" role="heading" aria-level={2}>
            {game.name}
          </Text>
          <Text colour="quiet">{formatPhrase({ key: `${game.id}:about` })}</Text>
        </View>
      </View>
      <View style={styles.buttons}>
        <Button
          label={t('new.readRules')}
          icon="book"
          look="quiet"
          onPress={() => navigation.navigate('Rules', { game: game.id })}
          style={styles.button}
        />
        <Button
          label={t('new.lesson')}
          icon="cards"
          look="quiet"
          onPress={() => navigation.navigate('Lesson', { game: game.id })}
          style={styles.button}
        />
      </View>
    </View>
  );
}

/** Beside it the longest word of a name still fits on the smallest phone. */
const BOX = 96;
/** If there is less width than this beside the box, the words go below it. */
const WORDS = 150;

const styles = StyleSheet.create({
  whole: { gap: space.l },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  box: { width: BOX, height: BOX * BOX_ASPECT, borderRadius: radius.s },
  words: { flexGrow: 1, flexShrink: 1, gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
});
