import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { KeyMoment } from '../../match/review/types';
import type { Match } from '../../match/types';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { useFace } from '../useFace';

/** Lists the decisions that cost most: what was played, and what would have been better. */
export function KeyMoments({ match, moments }: { match: Match; moments: readonly KeyMoment[] }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const face = useFace(match.engine.game.id);
  const { matches } = useDevice();
  const names = match.sitters.map(({ name }) => name);
  const told = useMemo(() => {
    const opened = matches.replay(match.id, 'all');
    return 'refused' in opened ? null : opened;
  }, [matches, match]);
  if (!told) return null;
  if (moments.length === 0) return <Text>{t('review.none')}</Text>;
  return (
    <View role="list" aria-label={t('review.moments')} style={styles.list}>
      {moments.map(({ at, seat, best, played, drop }) => {
        const { view } = told.at(at);
        const tell = (move: typeof best) => formatPhrase(face.describeMove(view, seat, move), names);
        const facts = { move: at + 1, name: names[seat], points: Math.round(drop * 100) };
        return (
          <View key={at} role="listitem" style={styles.moment}>
            <Text type="label" colour="quiet">
              {t('review.moment', facts)}
            </Text>
            <Text>{t('review.instead', { played: tell(played), best: tell(best) })}</Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.m },
  moment: { gap: space.xs },
});
