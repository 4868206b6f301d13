import { StackActions } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import type { Match, Setup } from '../../match/types';
import { getLine } from '../../table/cats/voices';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { Section } from '../parts/Panel';
import { rankSitters } from '../parts/rank';
import { Ranking } from '../parts/Ranking';
import { Screen } from '../parts/Screen';
import { Sharing } from '../parts/Sharing';
import { useDate } from '../parts/useDate';
import { useFace } from '../useFace';
import { useGames } from '../useGames';
import { useGo } from '../useGo';

import { Moments } from './Moments';
import { createRematch, createSameDeal } from './rematch';
import { ReviewPanel } from './ReviewPanel';
import { TodaysSigns } from './TodaysSigns';
import { Triumph } from './Triumph';

/** From this text size on only the first button stays below what is read. */
const LARGE = 1.5;

/** Shows who won, where the points came from, and what can be done next. */
export function FinalRanking({ match }: { match: Match }) {
  const t = useWords();
  const speak = useFormatPhrase();
  const navigation = useGo();
  const date = useDate();
  const { colours, textScale } = useTheme();
  const isLarge = textScale > LARGE; // three large buttons would leave no room to read in
  const { matches, choices, people } = useDevice();
  const summary = match.summary();
  const { id, game, sitters, status, touched } = summary;
  const { ScoreSheet } = useFace(game);
  const name = useGames().find((shelfGame) => shelfGame.id === game)?.name ?? '';
  const { view } = match.showing.getState();
  const ranking = rankSitters(summary);
  const winners = ranking.filter(({ place }) => place === 1);
  const teams = match.engine.game.teams?.(sitters.length, match.options) ?? [];
  const isTeam = teams.some((seats) => winners.length > 0 && winners.every(({ seat }) => seats.includes(seat)));
  const first = winners[0]?.sitter;
  const heading =
    status === 'finished'
      ? t(isTeam ? 'result.winsTeam' : 'result.wins', {
          count: winners.length,
          names: winners.map(({ sitter }) => sitter.name).join(', '),
        })
      : t(status === 'abandoned' ? 'result.abandoned' : 'result.unfinished');

  const begin = (setup: Setup) => {
    const next = matches.begin(setup);
    navigation.dispatch(StackActions.replace('Play', { match: next.id }));
  };
  const rematch = () => begin(createRematch(match, choices.get().games[game]?.first ?? 'drawn', people.get()));

  if (status === 'underWay') {
    return (
      <Screen title={name}>
        <Text>{heading}</Text>
        <Button
          label={t('result.goOn')}
          onPress={() => navigation.dispatch(StackActions.replace('Play', { match: id }))}
        />
      </Screen>
    );
  }
  const others = (
    <>
      <Button
        label={t('result.sameDeal')}
        icon="cards"
        look="second"
        type="strong"
        onPress={() => begin(createSameDeal(match, people.get()))}
        style={styles.half}
      />
      <Button
        label={t('result.replay')}
        icon="play"
        look="second"
        type="strong"
        onPress={() => navigation.navigate('Replay', { match: id })}
        style={styles.half}
      />
    </>
  );
  return (
    <Screen
      title={t('result.title')}
      footer={
        <View style={styles.buttons}>
          <Button label={t('result.rematch')} icon="again" onPress={rematch} style={styles.rematch} />
          {!isLarge && others}
        </View>
      }
    >
      <Triumph
        winners={winners.map(({ sitter }) => sitter)}
        guests={ranking.flatMap(({ sitter, place }) => (place === 1 ? [] : (sitter.cat ?? [])))}
        line={
          winners.length === 1 && first?.cat
            ? t('table.says', { name: first.name, line: speak(getLine(first.cat, 'wins')) })
            : null
        }
        heading={heading}
        about={t('result.heading', { game: name, date: date(touched) })}
      />
      <Ranking ranking={ranking} />
      {status === 'finished' && <Moments match={match} ranking={ranking} />}
      {isLarge && <View style={styles.buttons}>{others}</View>}
      {status === 'finished' && <TodaysSigns match={match} name={name} />}
      <Sharing heading={heading} about={t('result.heading', { game: name, date: date(touched) })} ranking={ranking}>
        {status === 'finished' && (
          <Button
            label={t('code.share')}
            icon="code"
            look="quiet"
            onPress={() => navigation.navigate('ShareCode', { match: id })}
            style={[styles.button, { backgroundColor: colours.panel }]}
          />
        )}
      </Sharing>
      {status === 'finished' && <ReviewPanel match={match} />}
      <Section title={t('result.points')}>
        <ScoreSheet
          view={view}
          names={sitters.map((sitter) => sitter.name)}
          marks={sitters.map((sitter) => sitter.mark)}
        />
      </Section>
    </Screen>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  rematch: { flexGrow: 1, minWidth: '100%' },
  /** Two stand side by side, on a phone too. */
  half: { flexGrow: 1, flexBasis: 0, minWidth: 140, paddingHorizontal: space.s },
  button: { flexGrow: 1 },
});
