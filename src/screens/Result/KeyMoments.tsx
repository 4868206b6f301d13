import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { KeyMoment } from '../../match/review/types';
import type { Match } from '../../match/types';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { useFace } from '../useFace';
import { useGo } from '../useGo';

/** Lists the decisions that cost most: what was played, and what would have been better. */
export function KeyMoments({ match, moments }: { match: Match; moments: readonly KeyMoment[] }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const face = useFace(match.engine.game.id);
  const { matches } = useDevice();
  const go = useGo();
  const names = match.sitters.map(({ name }) => name);
  const told = useMemo(() => {
    const opened = matches.replay(match.id, 'all');
    return 'refused' in opened ? null : opened;
  }, [matches, match]);
  if (!told) return null;
  if (moments.length === 0) return <Text>{t('review.none')}</Text>;
  return (
    <View role="list" aria-label={t('review.moments')} style={styles.list}>
      {moments.map(({ at, seat, best, played, drop }, rank) => {
        const { view } = told.at(at);
        const tell = (move: typeof best) => formatPhrase(face.describeMove(view, seat, move), names);
        const facts = { move: at + 1, name: names[seat], points: Math.round(drop * 100) };
        return (
          <View key={at} role="listitem" style={styles.moment}>
            <Text type="label" colour="quiet">
              {`${rank + 1}. ${t('review.moment', facts)}`}
            </Text>
            <Text>{t('review.instead', { played: tell(played), best: tell(best) })}</Text>
            <Button
              label={t('review.see')}
              hint={t('review.moment', facts)}
              look="quiet"
              icon="eye"
              onPress={() => go.navigate('Moment', { match: match.id, at })}
              style={styles.see}
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.m },
  moment: { gap: space.xs },
  see: { alignSelf: 'flex-start' },
});
