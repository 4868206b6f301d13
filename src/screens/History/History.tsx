import { useFocusEffect } from '@react-navigation/native';
import { FlashList } from '@shopify/flash-list';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Summary } from '../../match/types';
import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { useGames } from '../games';
import { Choice } from '../parts/Choice';
import { Confirm } from '../parts/Confirm';
import { Screen } from '../parts/Screen';
import { useGo } from '../useGo';
import { Empty } from './Empty';
import { FinishedMatch } from './FinishedMatch';
import { PersonRecord } from './PersonRecord';
import { recordsOf } from './records';

/** What was played to the end, and how everybody does. */
export default function History() {
  const t = useWords();
  const navigation = useGo();
  const games = useGames();
  const { matches } = useDevice();
  const [finished, setFinished] = useState<readonly Summary[]>([]);
  const [show, setShow] = useState<'matches' | 'people'>('matches');
  const [removing, setRemoving] = useState<Summary | null>(null);
  const read = useCallback(() => setFinished(matches.list().finished), [matches]);
  useFocusEffect(read);

  const gameOf = (id: string) => games.find((game) => game.id === id);
  const close = () => setRemoving(null);
  const remove = () => {
    if (removing) matches.remove(removing.id);
    close();
    read();
  };

  return (
    <Screen title={t('tab.History')} isTab isList>
      {finished.length === 0 ? (
        <Empty />
      ) : (
        <>
          <View style={styles.choice}>
            <Choice
              label={t('history.show')}
              value={show}
              choose={setShow}
              of={[
                { value: 'matches', label: t('history.matches') },
                { value: 'people', label: t('history.people') },
              ]}
            />
          </View>
          {show === 'matches' ? (
            <FlashList
              data={finished}
              keyExtractor={(match) => String(match.id)}
              contentContainerStyle={styles.list}
              renderItem={({ item }) => (
                <FinishedMatch
                  match={item}
                  game={gameOf(item.game)}
                  openResult={() => navigation.navigate('Result', { match: item.id })}
                  openReplay={() => navigation.navigate('Replay', { match: item.id })}
                  remove={() => setRemoving(item)}
                />
              )}
            />
          ) : (
            <FlashList
              data={recordsOf(finished)}
              keyExtractor={(record) => `${record.person} ${record.game}`}
              contentContainerStyle={styles.list}
              renderItem={({ item }) => <PersonRecord record={item} game={gameOf(item.game)} />}
            />
          )}
        </>
      )}
      {removing && <Confirm title={t('history.removeTitle')} about={t('history.removeAbout')} action={t('remove')} confirm={remove} close={close} />}
    </Screen>
  );
}

const styles = StyleSheet.create({
  choice: { paddingHorizontal: space.l, paddingBottom: space.m },
  list: { paddingHorizontal: space.l, paddingBottom: space.xl },
});
