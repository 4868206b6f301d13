import { Image } from 'expo-image';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { getSeedOfDay } from '../../match/today';
import { games as rulesOf } from '../../rules';
import { IconButton } from '../../theme/IconButton';
import { radius, space } from '../../theme/space';
import { Surface } from '../../theme/Surface';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useTodaysDeal } from '../parts/useTodaysDeal';
import type { ShelfGame } from '../useGames';

/** By then Home has tidied up, and thousands of matches are looked through without a pause. */
const PATIENCE = 4000;
/** From this text size on the words stand above the buttons. */
const LARGE = 1.5;

/** Offers today's deal: of another game each day, and of the others one after the other. */
export function TodayCard({ games }: { games: readonly ShelfGame[] }) {
  const t = useWords();
  const [at, setAt] = useState(() => getSeedOfDay(new Date(), 'home') % games.length);
  const game = games[at];
  return (
    <Deal
      key={game.id}
      game={game}
      another={<IconButton icon="next" label={t('today.another')} onPress={() => setAt((at + 1) % games.length)} />}
    />
  );
}

function Deal({ game, another }: { game: ShelfGame; another: ReactNode }) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  const { tries, play } = useTodaysDeal(rulesOf[game.id], PATIENCE);
  if (!play) return null;
  return (
    <Surface
      role="group"
      aria-label={`${t('today.title')}: ${game.name}`}
      style={[styles.card, textScale >= LARGE && styles.large]}
    >
      <Image source={game.picture} style={styles.cover} aria-hidden />
      <View style={styles.words}>
        <Text type="small" colour="quiet">
          {t('today.title')}
        </Text>
        <Text type="strong">{game.name}</Text>
        {tries && (
          <Text type="small" colour="quiet">
            {t('today.best', { ...tries })}
          </Text>
        )}
      </View>
      <View style={styles.buttons}>
        {another}
        <IconButton
          icon="play"
          label={`${t('today.play')}: ${game.name}`}
          colour="onSecond"
          onPress={play}
          style={{ backgroundColor: colours.second }}
        />
      </View>
    </Surface>
  );
}

const COVER = 48;

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.s, borderRadius: radius.l, padding: space.s },
  large: { flexWrap: 'wrap' },
  cover: { width: COVER, height: COVER, borderRadius: radius.s },
  words: { flex: 1, minWidth: 50 },
  buttons: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
