import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { getSeedOfDay, listBotsOfDay } from '../../match/today';
import type { Game } from '../../rules/kernel/types';
import type { CatName } from '../../storage/cats';
import type { ChosenSeat } from '../../storage/choices';
import { CatPortrait } from '../../table/cats/CatPortrait';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { Section } from '../parts/Panel';
import { useGo } from '../useGo';

import { createDraft, createSitters, resolveOptions } from './draft';

/** The deal of today: the same for everybody, against the same cats. */
export function Today({ rules }: { rules: Game }) {
  const t = useWords();
  const navigation = useGo();
  const { matches, people } = useDevice();
  const { known } = useDocument(people);
  const [now] = useState(() => new Date());
  const seed = getSeedOfDay(now, rules.id);
  const bots = listBotsOfDay(now, rules.id, Math.min(rules.seats.max - 1, MOST_BOTS));
  const scores = matches.list().finished.flatMap((one) => {
    const own = one.sitters.findIndex(({ kind }) => kind === 'person');
    return one.seed === seed && one.game === rules.id && one.status === 'finished' && own >= 0 ? [one.score[own]] : [];
  });
  const best = rules.wins === 'fewest' ? Math.min(...scores) : Math.max(...scores);

  function play() {
    const seats: ChosenSeat[] = [{ kind: 'person', person: known[0].id }, ...bots];
    const nameOf = (cat: CatName) => t(`cat.${cat}.name`);
    const match = matches.begin({
      game: rules.id,
      sitters: createSitters(seats, known, nameOf),
      options: resolveOptions(rules, { ...createDraft(rules, undefined, known), seats }),
      first: seed % seats.length,
      seed,
    });
    navigation.reset({ index: 1, routes: [{ name: 'Tabs' }, { name: 'Play', params: { match: match.id } }] });
  }

  return (
    <Section title={t('today.title')}>
      <View style={styles.row}>
        {bots.map(({ cat }) => cat && <CatPortrait key={cat} cat={cat} coin={COIN} />)}
        <Text type="label" colour="quiet" style={styles.about}>
          {scores.length > 0 ? t('today.best', { best, count: scores.length }) : t('today.about')}
        </Text>
      </View>
      <Button label={t('today.play')} icon="cards" look="second" onPress={play} />
    </Section>
  );
}

const MOST_BOTS = 3;
const COIN = 40;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s, paddingTop: space.s },
  about: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
