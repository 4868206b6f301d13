import { StyleSheet, View } from 'react-native';

import { Mark } from '../../theme/Mark';
import { shadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import type { ShownGame } from '../games';
import { Curve } from './Curve';
import type { PlayRecord } from './records';

/** How a person does at a game. */
export function PersonRecord({ record, game }: { record: PlayRecord; game: ShownGame | undefined }) {
  const t = useWords();
  const { colours, highContrast, textScale } = useTheme();
  const figures = [
    ['played', record.played],
    ['won', record.won],
    ['best', record.best],
    ['average', Math.round(record.average * 10) / 10],
  ] as const;
  return (
    <View style={[styles.paper, { backgroundColor: colours.panel }, shadow(1, colours.shadow), highContrast && { borderWidth: 2, borderColor: colours.line }]}>
      <View style={styles.head}>
        <Mark mark={record.mark} />
        <Text type="strong" role="heading" aria-level={2} style={styles.name}>
          {t('history.personAt', { name: record.name, game: game?.name ?? '' })}
        </Text>
      </View>
      <View style={styles.figures}>
        {figures.map(([name, value]) => (
          <View key={name} accessible aria-label={t('history.figure', { name: t(`history.${name}`), value })} style={[styles.figure, { flexBasis: FIGURE * textScale }]}>
            <Text type="heading">{value}</Text>
            <Text type="small" colour="quiet">
              {t(`history.${name}`)}
            </Text>
          </View>
        ))}
      </View>
      {record.scores.length > 1 && <Curve scores={record.scores} mark={record.mark} />}
    </View>
  );
}

/** Room for the longest word below a figure. */
const FIGURE = 60;

const styles = StyleSheet.create({
  paper: { borderRadius: radius.l, marginBottom: space.m, padding: space.l, gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexShrink: 1 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
  figure: { flexGrow: 1 },
});
