import { StyleSheet, View } from 'react-native';

import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';

import { BarPart, NamedBar } from './NamedBar';
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
  const { name, ahead, behind, level } = rival;
  return (
    <NamedBar
      name={name}
      mark={rival.mark}
      label={t('history.against', { name, ahead, behind, level })}
      figure={`${ahead} : ${behind}`}
    >
      <BarPart mark={mark} part={ahead} />
      <BarPart mark={null} part={level} />
      <BarPart mark={rival.mark} part={behind} />
    </NamedBar>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.s } });
