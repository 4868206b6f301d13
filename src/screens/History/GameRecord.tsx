import { StyleSheet, View } from 'react-native';

import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Section } from '../parts/Panel';
import { useDate } from '../parts/useDate';
import { useNumber } from '../parts/useNumber';

import type { GameFigures, Winner } from './gameFigures';
import { BarPart, NamedBar } from './NamedBar';

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
  const figure = t('history.wonOf', { won, played });
  return (
    <NamedBar name={part.name} mark={part.mark} label={`${part.name}: ${figure}`} figure={figure}>
      <BarPart mark={part.mark} part={won} />
      <BarPart mark={null} part={played - won} />
    </NamedBar>
  );
}

const styles = StyleSheet.create({
  whole: { marginBottom: space.m },
  list: { gap: space.s },
});
