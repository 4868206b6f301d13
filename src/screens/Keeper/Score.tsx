import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { canApply } from '../../keeper/edits';
import { roundsSheet } from '../../keeper/free';
import type { OpenSheet } from '../../keeper/types';
import { Button } from '../../theme/Button';
import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice, useReason } from '../device';
import { Confirm } from '../parts/Confirm';
import { Section } from '../parts/Panel';
import { rankSitters } from '../parts/rank';
import { Ranking } from '../parts/Ranking';
import { Screen } from '../parts/Screen';
import { nameSheet } from '../parts/sheetName';
import { Triumph } from '../Result/Triumph';
import type { Routes } from '../routes';
import { useFace } from '../useFace';

import { Entry } from './Entry';
import type { EntryPosition } from './entryPosition';
import { NewRecord } from './NewRecord';
import { Notes } from './Notes';
import { OwnCardsLink } from './OwnCardsLink';
import { rankSoFar } from './rankSoFar';
import { Rounds } from './Rounds';
import { SheetSharing } from './SheetSharing';
import { isOfGame } from './sheetWords';
import { Tables } from './Tables';
import { TableTools } from './TableTools';
import { useSheetState } from './useSheetState';
import { WaySwitch } from './WaySwitch';

/** A score sheet, unfinished or finished. */
export default function ScoreScreen() {
  const t = useWords();
  const { sheet: id } = useRoute<RouteProp<Routes, 'Score'>>().params;
  const { sheets } = useDevice();
  const [opened] = useState(() => sheets.open(id));
  if ('refused' in opened) {
    return (
      <Screen title={t('keeper.refused')}>
        <Text>{t(`keeper.refusedReason.${opened.refused}`)}</Text>
      </Screen>
    );
  }
  return isOfGame(opened.form.rules.id) ? <GameScore sheet={opened} /> : <ScoreTable sheet={opened} />;
}

/** Waits for the face of the game, because the words of the fields come with it. */
function GameScore({ sheet }: { sheet: OpenSheet }) {
  useFace(sheet.form.rules.id);
  return <ScoreTable sheet={sheet} />;
}

function ScoreTable({ sheet }: { sheet: OpenSheet }) {
  const t = useWords();
  const { choices } = useDevice();
  const title = useFormatPhrase()(nameSheet({ sheet: sheet.form.rules.id, title: sheet.title }));
  const { rounds, tally, status, canUndo, canRedo, saving: came } = useSheetState(sheet);
  const saving = useReason(came);
  const [at, setAt] = useState<EntryPosition | null>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  const isRounds = sheet.form.rules.rounds === 'many';
  const canAdd = canApply(sheet.form, rounds, { type: 'add' });
  const isFinished = status === 'finished';
  const places = rankSoFar(sheet, { tally, status });
  const leaders = sheet.players.filter((_, seat) => places[seat] === 1);
  const hasPoints = tally.points.some((round) => round.some((points) => points !== null));
  const heading = t(isFinished ? 'keeper.wins' : 'keeper.leads', {
    count: leaders.length,
    names: leaders.map(({ name }) => name).join(', '),
  });
  const open = tally.points.findIndex((round) => round.includes(null));
  const begins = tally.begins[open < 0 ? tally.begins.length - 1 : open];

  function add() {
    sheet.edit({ type: 'add' });
    const round = rounds.length;
    setAt({ round, seat: 0 });
  }

  return (
    <Screen
      key={status} // the winner is announced at the top
      title={title}
      isWide
      actions={
        <View style={styles.actions}>
          <IconButton icon="undo" label={t('keeper.undo')} disabled={!canUndo} onPress={() => sheet.undo()} />
          <IconButton icon="again" label={t('keeper.redo')} disabled={!canRedo} onPress={() => sheet.redo()} />
        </View>
      }
      footer={
        <View style={styles.buttons}>
          {isFinished ? (
            <Button label={t('keeper.reopen')} look="second" onPress={() => sheet.reopen()} style={styles.button} />
          ) : (
            <>
              {canAdd && !tally.isOver && (
                <Button label={t('keeper.addRound')} icon="plus" onPress={add} style={styles.button} />
              )}
              {hasPoints && (
                <Button
                  label={t('keeper.finish')}
                  icon="flag"
                  look={tally.isOver ? 'call' : 'quiet'}
                  onPress={() => setIsFinishing(true)}
                  style={styles.button}
                />
              )}
            </>
          )}
        </View>
      }
    >
      {saving !== 'saved' && <Text role="alert">{t(`keeper.saving.${saving}`)}</Text>}
      {isFinished && (
        <>
          <Triumph winners={leaders} guests={[]} line={null} heading={heading} about={title} />
          <NewRecord sheet={sheet} />
          <Ranking ranking={rankSitters({ sitters: sheet.players, score: tally.totals, places })} />
        </>
      )}
      {!isFinished && (
        <View role="status" style={styles.stand}>
          {hasPoints && (
            <Text type="heading" role="heading" aria-level={2}>
              {heading}
            </Text>
          )}
          {tally.isOver && <Text colour="active">{t('keeper.over')}</Text>}
          {!tally.isOver && begins !== null && <Begins sheet={sheet} begins={begins} />}
        </View>
      )}
      <WaySwitch sheet={sheet} />
      <OwnCardsLink sheet={sheet} />
      <Section>{isRounds ? <Rounds sheet={sheet} open={setAt} /> : <Tables sheet={sheet} open={setAt} />}</Section>
      <Notes sheet={sheet} />
      <TableTools sheet={sheet} begins={begins} />
      {hasPoints && <SheetSharing sheet={sheet} game={title} heading={heading} />}
      {at !== null && at.round < rounds.length && <Entry {...at} sheet={sheet} go={setAt} close={() => setAt(null)} />}
      {isFinishing && (
        <Confirm
          title={t('keeper.finishTitle')}
          about={t('keeper.finishAbout')}
          action={t('keeper.finish')}
          close={() => setIsFinishing(false)}
          confirm={() => {
            sheet.finish();
            choices.change((now) => ({ ticked: { ...now.ticked, [sheet.form.rules.id]: [] } }));
            setIsFinishing(false);
          }}
        />
      )}
    </Screen>
  );
}

/** Says who begins; on a sheet of free rounds also who deals, usually the player before. */
function Begins({ sheet, begins }: { sheet: OpenSheet; begins: number }) {
  const t = useWords();
  const { name } = sheet.players[begins];
  const dealer = sheet.players[(begins + sheet.players.length - 1) % sheet.players.length].name;
  const isDealt = sheet.form.rules.id === roundsSheet.id && sheet.players.length > 1;
  return <Text colour="quiet">{isDealt ? t('keeper.deals', { dealer, name }) : t('keeper.begins', { name })}</Text>;
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  button: { flexGrow: 1 },
  stand: { gap: space.xs },
});
