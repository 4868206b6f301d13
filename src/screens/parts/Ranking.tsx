import { StyleSheet, View } from 'react-native';

import type { Expression } from '../../storage/cats';
import { Icon } from '../../theme/Icon';
import { radius, space } from '../../theme/space';
import { Surface } from '../../theme/Surface';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

import type { RankedSitter } from './rank';
import { SitterSign } from './SitterSign';

/** Who won is glad, who came last sulks a little. */
function expressionOf(place: number | null, ranking: readonly RankedSitter[]): Expression {
  if (place === null) return 'calm';
  const last = Math.max(...ranking.map((one) => one.place ?? 0));
  return place === 1 ? 'glad' : place === last ? 'sulking' : 'calm';
}

/** Lists who came in which place; the winners stand on bright paper. */
export function Ranking({ ranking }: { ranking: readonly RankedSitter[] }) {
  const t = useWords();
  const { textScale } = useTheme();
  const isLarge = textScale >= 1.5;
  return (
    <View role="list" aria-label={t('result.ranking')} style={styles.list}>
      {ranking.map(({ seat, sitter, score, place, advised }) => {
        const isFirst = place === 1;
        const facts = { name: sitter.name, count: score };
        const row = place === null ? t('result.rowAbandoned', facts) : t('result.row', { ...facts, place });
        const hints = advised === undefined ? '' : t('advice.count', { count: advised });
        return (
          <View key={seat} role="listitem">
            <Surface
              accessible
              role="img"
              aria-label={hints === '' ? row : `${row} ${hints}`}
              height={isFirst ? 2 : 1}
              isBright={isFirst}
              style={[styles.row, isLarge && styles.largeRow]}
            >
              <Text type="title" colour={isFirst ? 'ink' : 'quiet'} style={styles.place}>
                {place ?? ''}
              </Text>
              <SitterSign sitter={sitter} expression={expressionOf(place, ranking)} isOnPaper={isFirst} />
              <Text type="heading" colour={isFirst ? 'ink' : 'text'} style={[styles.name, isLarge && styles.largeName]}>
                {sitter.name}
              </Text>
              {hints !== '' && (
                <View style={styles.hints}>
                  <Icon icon="bulb" size={18} colour={isFirst ? 'ink' : 'text'} />
                  <Text type="small" colour={isFirst ? 'ink' : 'text'}>
                    {hints}
                  </Text>
                </View>
              )}
              <Text type="title" colour={isFirst ? 'ink' : 'active'} style={styles.score}>
                {score}
              </Text>
            </Surface>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.l,
  },
  place: { minWidth: 26, textAlign: 'center' },
  name: { flex: 1 },
  hints: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  score: { marginLeft: 'auto' },
  /** The points wrap below a name that leaves no room for them. */
  largeRow: { flexWrap: 'wrap' },
  largeName: { flexGrow: 0, flexShrink: 1, flexBasis: 'auto' },
});
