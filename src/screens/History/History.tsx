import { useFocusEffect } from '@react-navigation/native';
import { FlashList } from '@shopify/flash-list';
import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { shareFile } from '../Backup/file';
import { useDevice, useDocument } from '../device';
import { Confirm } from '../parts/Confirm';
import { writeCsv } from '../parts/out/csv';
import { RadioGroup } from '../parts/RadioGroup';
import { Screen } from '../parts/Screen';
import { useShareOutcome } from '../parts/ShareOutcome';
import { useDate } from '../parts/useDate';
import { useGames } from '../useGames';
import { useGo } from '../useGo';

import { replacePeople } from './currentPeople';
import { Empty } from './Empty';
import { EVERYTHING, applyFilter, type Filter } from './filter';
import { Filters } from './Filters';
import { FinishedGame } from './FinishedGame';
import { playFromMatch, playFromSheet, type FinishedPlay } from './finishedPlay';
import { listGameFigures } from './gameFigures';
import { GameRecord } from './GameRecord';
import { PersonRecord } from './PersonRecord';
import { PlayMenu } from './PlayMenu';
import { listRecords, type PlayRecord } from './records';
import { SamePerson } from './SamePerson';
import { TableSizes } from './TableSizes';
import { listPlayRows } from './tellPlay';
import { Year } from './Year';
import { countYear, yearToTell } from './yearPicture';

/** Lists all finished games, played here or with real cards, and how each person does. */
export default function HistoryScreen() {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const navigation = useGo();
  const games = useGames();
  const date = useDate();
  const pictures = useMemo(() => new Map(games.map(({ id, picture }) => [id, picture])), [games]);
  const { matches, sheets, people } = useDevice();
  const { attempt } = useShareOutcome();
  const peopleNow = useDocument(people);
  const [listed, setListed] = useState<readonly FinishedPlay[]>([]);
  const all = useMemo(() => listed.map((played) => replacePeople(peopleNow, played)), [listed, peopleNow]);
  const [show, setShow] = useState<'matches' | 'games' | 'people'>('matches');
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const [tableSize, setTableSize] = useState<number | null>(null);
  const [menu, setMenu] = useState<FinishedPlay | null>(null);
  const [removing, setRemoving] = useState<FinishedPlay | null>(null);
  const [merging, setMerging] = useState<PlayRecord | null>(null);
  const read = useCallback(
    () =>
      setListed(
        [...matches.list().finished.map(playFromMatch), ...sheets.list().finished.map(playFromSheet)].sort(
          (a, b) => b.when - a.when,
        ),
      ),
    [matches, sheets],
  );
  useFocusEffect(read);

  const shown = useMemo(() => applyFilter(all, filter), [all, filter]);
  const records = useMemo(
    () =>
      show === 'people'
        ? listRecords(shown).filter(({ person }) => filter.person === null || filter.person === person)
        : [],
    [show, shown, filter],
  );
  const figures = useMemo(() => (show === 'games' ? listGameFigures(shown, tableSize) : []), [show, shown, tableSize]);
  const year = useMemo(() => countYear(all, yearToTell(new Date())), [all]);
  const shareTable = () => shareFile('catnap.csv', writeCsv(listPlayRows(shown, (play) => formatPhrase(play.name), t)));
  const openCode = () => navigation.navigate('Code');
  const close = () => setRemoving(null);
  const remove = () => {
    if (removing) (removing.kind === 'match' ? matches : sheets).remove(removing.id);
    close();
    read();
  };
  const open = useCallback(
    ({ kind, id }: FinishedPlay) =>
      kind === 'match' ? navigation.navigate('Result', { match: id }) : navigation.navigate('Score', { sheet: id }),
    [navigation],
  );
  const openReplay = useCallback((match: number) => navigation.navigate('Replay', { match }), [navigation]);

  return (
    <Screen
      title={t('tab.History')}
      isTab
      isList
      actions={
        <>
          {all.length > 0 && (
            <IconButton icon="share" label={t('keeper.out.csv')} onPress={() => void attempt(shareTable)} />
          )}
          <IconButton icon="code" label={t('code.open')} onPress={openCode} />
        </>
      }
    >
      {all.length === 0 ? (
        <Empty openCode={openCode} openBackup={() => navigation.navigate('Backup')} />
      ) : (
        <>
          <View style={styles.choice}>
            <RadioGroup
              label={t('history.show')}
              value={show}
              choose={setShow}
              of={[
                { value: 'matches', label: t('history.matches') },
                { value: 'games', label: t('history.games') },
                { value: 'people', label: t('history.people') },
              ]}
            />
          </View>
          {year && show !== 'matches' && <Year figures={year} />}
          <Filters all={all} filter={filter} change={setFilter} nameOf={(played) => formatPhrase(played.name)} />
          {/* The keys differ so that React starts a new list. If it kept the old one, that would at first draw as
              many records as it had rows. */}
          {show === 'matches' ? (
            <FlashList
              key="matches"
              data={shown}
              keyExtractor={({ kind, id }) => `${kind} ${id}`}
              contentContainerStyle={styles.list}
              renderItem={({ item }) => (
                <FinishedGame
                  played={item}
                  picture={pictures.get(item.game)}
                  date={date(item.when)}
                  open={open}
                  openReplay={openReplay}
                  openMenu={setMenu}
                />
              )}
            />
          ) : show === 'games' ? (
            <FlashList
              key="games"
              tabIndex={0} // nothing in it has the focus of a keyboard, by which it could be scrolled
              data={figures}
              keyExtractor={({ game }) => game}
              ListHeaderComponent={<TableSizes all={shown} size={tableSize} choose={setTableSize} />}
              contentContainerStyle={styles.list}
              renderItem={({ item }) => <GameRecord figures={item} />}
            />
          ) : (
            <FlashList
              key="people"
              data={records}
              keyExtractor={(record) => `${record.person} ${record.game}`}
              contentContainerStyle={styles.list}
              renderItem={({ item }) => <PersonRecord record={item} meet={() => setMerging(item)} />}
            />
          )}
        </>
      )}
      {menu && (
        <PlayMenu
          played={menu}
          remove={() => {
            setRemoving(menu);
            setMenu(null);
          }}
          close={() => setMenu(null)}
        />
      )}
      {merging && <SamePerson of={merging} finished={all} close={() => setMerging(null)} />}
      {removing && (
        <Confirm
          title={t('history.removeTitle')}
          about={t(removing.kind === 'match' ? 'history.removeAbout' : 'history.removeSheetAbout')}
          action={t('remove')}
          confirm={remove}
          close={close}
        />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  choice: { paddingHorizontal: space.l, paddingBottom: space.m },
  list: { paddingHorizontal: space.l, paddingBottom: space.xl },
});
