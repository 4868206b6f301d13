import { StyleSheet, View } from 'react-native';

import { Mark } from '../../theme/Mark';
import { marks } from '../../theme/marks';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

import type { PlayRecord, Rival } from './records';

/** Whom a person has met at this game, and who was ahead how often: a bar that is split where the two meet. */
export function Duels({ record }: { record: PlayRecord }) {
  const t = useWords();
  if (record.rivals.length === 0) return null;
  return (
    <View style={styles.whole}>
      <Text type="label" role="heading" aria-level={3}>
        {t('history.rivals')}
      </Text>
      <View role="list" aria-label={t('history.rivals')} style={styles.whole}>
        {record.rivals.map((rival) => (
          <Duel key={rival.person} mark={record.mark} rival={rival} />
        ))}
      </View>
    </View>
  );
}

function Duel({ mark, rival }: { mark: PlayRecord['mark']; rival: Rival }) {
  const t = useWords();
  const { colours, isDark } = useTheme();
  const { name, ahead, behind, level } = rival;
  const paintOf = (of: PlayRecord['mark']) => (isDark ? marks[of].onDark : marks[of].onLight);
  return (
    <View
      accessible
      role="listitem"
      aria-label={t('history.against', { name, ahead, behind, level })}
      style={styles.row}
    >
      <Mark mark={rival.mark} size={18} />
      <Text type="label" numberOfLines={1} style={styles.name}>
        {`${name} `}
      </Text>
      <View style={[styles.track, { backgroundColor: colours.chip }]}>
        {ahead > 0 && <View style={[styles.bar, { flexGrow: ahead, backgroundColor: paintOf(mark) }]} />}
        {level > 0 && <View style={{ flexGrow: level }} />}
        {behind > 0 && <View style={[styles.bar, { flexGrow: behind, backgroundColor: paintOf(rival.mark) }]} />}
      </View>
      <Text type="label">{`${ahead} : ${behind} `}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  name: { width: 92 },
  track: {
    flexDirection: 'row',
    gap: 2,
    flexGrow: 1,
    flexBasis: 60,
    height: 12,
    borderRadius: radius.round,
    overflow: 'hidden',
  },
  bar: { height: 12 },
});
