import { StyleSheet, View } from 'react-native';

import { Mark } from '../../theme/Mark';
import { marks } from '../../theme/marks';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Section } from '../parts/Panel';
import { useDate } from '../parts/useDate';
import { useNumber } from '../parts/useNumber';

import type { GameFigures, Winner } from './gameFigures';

/** A game as people have played it here: its record, who wins, and what can be told of the latest matches. */
export function GameRecord({ figures }: { figures: GameFigures }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const formatNumber = useNumber();
  const date = useDate();
  const { name, played, best, average, winners, sentences } = figures;
  return (
    <View style={styles.whole}>
      <Section>
        <Text type="heading" role="heading" aria-level={2}>
          {formatPhrase(name)}
        </Text>
        <Text>{t('history.gameFigures', { count: played, average: formatNumber(average) })}</Text>
        <Text colour="active">
          {t('history.recordOf', { count: played, score: best.score, name: best.part.name, date: date(best.when) })}
        </Text>
        <View role="list" aria-label={t('history.whoWins')} style={styles.list}>
          {winners.map((winner) => (
            <WinnerBar key={winner.person} winner={winner} />
          ))}
        </View>
        {sentences.map((sentence, index) => (
          <Text key={index} colour="quiet">
            {formatPhrase(sentence)}
          </Text>
        ))}
      </Section>
    </View>
  );
}

function WinnerBar({ winner: { part, won, played } }: { winner: Winner }) {
  const t = useWords();
  const { colours, isDark } = useTheme();
  const { onDark, onLight } = marks[part.mark];
  const label = t('history.wonOf', { won, played });
  return (
    <View accessible role="listitem" aria-label={`${part.name}: ${label}`} style={styles.row}>
      <Mark mark={part.mark} size={18} />
      <Text type="label" numberOfLines={1} style={styles.name}>
        {part.name}
      </Text>
      <View style={[styles.track, { backgroundColor: colours.chip }]}>
        <View style={[styles.bar, { width: `${(100 * won) / played}%`, backgroundColor: isDark ? onDark : onLight }]} />
      </View>
      <Text type="label" colour="quiet">
        {label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { marginBottom: space.m },
  list: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  name: { width: 92 },
  track: { flexGrow: 1, flexBasis: 60, height: 12, borderRadius: radius.round, overflow: 'hidden' },
  bar: { height: 12, borderRadius: radius.round },
});
