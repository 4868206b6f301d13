import { StyleSheet, View } from 'react-native';

import type { Summary } from '../../match/types';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { rankSitters } from '../parts/rank';
import { Ranking } from '../parts/Ranking';
import { useDate } from '../parts/useDate';

/** Shows what a code contains: the game, when it ended, who played and the ranking. */
export function FoundMatch({ summary }: { summary: Summary }) {
  const t = useWords();
  const date = useDate()(summary.touched);
  const game = useFormatPhrase()({ key: `app:game.${summary.game}` });
  return (
    <View role="status" style={styles.whole}>
      <Text type="title" role="heading" aria-level={2}>
        {t('result.heading', { game, date })}
      </Text>
      <Ranking ranking={rankSitters(summary)} />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.m } });
