import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { IconButton } from '../../theme/IconButton';
import { Mark } from '../../theme/Mark';
import { radius, space } from '../../theme/space';
import { Surface } from '../../theme/Surface';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useNumber } from '../parts/useNumber';

import { Curve } from './Curve';
import { Duels } from './Duels';
import type { PlayRecord } from './records';

/** How one person does at one game. */
export function PersonRecord({ record, meet }: { record: PlayRecord; meet: () => void }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const formatNumber = useNumber();
  const [isTable, setIsTable] = useState(false);
  const { textScale } = useTheme();
  const figures = [
    ['played', record.played],
    ['won', record.won],
    ['best', record.best],
    ['average', record.average],
    ['streak', record.streak],
  ] as const;
  return (
    <Surface style={styles.paper}>
      <View style={styles.head}>
        <Mark mark={record.mark} />
        <Text type="strong" role="heading" aria-level={2} style={styles.name}>
          {t('history.personAt', { name: record.name, game: formatPhrase(record.gameName) })}
        </Text>
        <IconButton icon="merge" label={t('same.open', { name: record.name })} onPress={meet} />
      </View>
      <View style={styles.figures}>
        {figures.map(([name, value]) => (
          <View
            key={name}
            accessible
            aria-label={t('history.figure', { name: t(`history.${name}`), value: formatNumber(value) })}
            style={[styles.figure, { flexBasis: FIGURE * textScale }]}
          >
            <Text type="heading">{formatNumber(value)}</Text>
            <Text type="small" colour="quiet">
              {t(`history.${name}`)}
            </Text>
          </View>
        ))}
      </View>
      <Luck record={record} />
      <Duels record={record} />
      {record.scores.length > 1 && <Curve scores={record.scores} mark={record.mark} />}
      {isTable && <Figures record={record} />}
      <Button
        label={t(isTable ? 'history.hideTable' : 'history.showTable')}
        look="quiet"
        icon={isTable ? 'up' : 'down'}
        onPress={() => setIsTable(!isTable)}
      />
    </Surface>
  );
}

/** Tells what is luck and what is not, where it can be known. */
function Luck({ record: { luck } }: { record: PlayRecord }) {
  const t = useWords();
  const { againstCats, sameDeals } = luck;
  return (
    <>
      {againstCats && (
        <Text colour="quiet">
          {[
            t('history.againstCats', { count: againstCats.played, won: againstCats.won, byLot: againstCats.byLot }),
            t(againstCats.isSkill ? 'history.isSkill' : 'history.mayBeLuck'),
          ].join(' ')}
        </Text>
      )}
      {sameDeals && (
        <Text colour="quiet">{t('history.sameDeals', { count: sameDeals.played, better: sameDeals.better })}</Text>
      )}
    </>
  );
}

const LATEST = 20;

/** Gives the curve as text, for who cannot see it. */
function Figures({ record }: { record: PlayRecord }) {
  const t = useWords();
  const latest = record.scores.slice(-LATEST);
  return (
    <View style={styles.table}>
      <Text type="label" role="heading" aria-level={3}>
        {t('history.latest', { count: latest.length })}
      </Text>
      <Text>{latest.join(', ')}</Text>
    </View>
  );
}

/** The width of the longest word that stands below a figure. */
const FIGURE = 52;

const styles = StyleSheet.create({
  paper: { borderRadius: radius.l, marginBottom: space.m, padding: space.l, gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  figures: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.xs,
    rowGap: space.s,
  },
  figure: { flexGrow: 1 },
  table: { gap: space.s },
});
