import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { sheetRules } from '../../keeper';
import type { Sheets, SheetSummary } from '../../keeper/types';
import { Button } from '../../theme/Button';
import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { BoxCover } from '../parts/BoxCover';
import { Confirm } from '../parts/Confirm';
import { Panel } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { nameSheet } from '../parts/sheetName';
import { useGames } from '../useGames';
import { useGo } from '../useGo';

import { OpenSheet } from './OpenSheet';
import { SHEET_ALONE } from './sheetWords';

const NOTHING: ReturnType<Sheets['list']> = { underWay: [], finished: [], refused: [] };
const BOX = 104;

/** The phone beside real cards: sheets to go on with, and new ones. */
export default function Keeper() {
  const t = useWords();
  const go = useGo();
  const phrase = useFormatPhrase();
  const games = useGames();
  const { sheets } = useDevice();
  const [{ underWay, refused }, setListed] = useState(NOTHING);
  const [removing, setRemoving] = useState<number | null>(null);
  const read = useCallback(() => setListed(sheets.list()), [sheets]);
  useFocusEffect(read);

  const name = (one: SheetSummary) => phrase(nameSheet(one));
  const peopleOf = ({ players }: SheetSummary) => players.map(({ name }) => name).join(', ');
  return (
    <Screen title={t('keeper.title')} isTab isWide>
      <Text colour="quiet">{t('keeper.about')}</Text>
      {underWay.length + refused.length > 0 && (
        <Panel title={t('keeper.goOn')}>
          {underWay.map((one) => (
            <View key={one.id} style={styles.row}>
              <OpenSheet game={name(one)} names={peopleOf(one)} open={() => go.navigate('Score', { sheet: one.id })} />
              <IconButton
                icon="trash"
                label={t('keeper.remove', { game: name(one), names: peopleOf(one) })}
                onPress={() => setRemoving(one.id)}
              />
            </View>
          ))}
          {refused.map(({ id, refused: why }) => (
            <View key={id} style={styles.row}>
              <Text style={styles.refused}>{t(`keeper.refusedReason.${why}`)}</Text>
              <IconButton icon="trash" label={t('keeper.removeTitle')} onPress={() => setRemoving(id)} />
            </View>
          ))}
        </Panel>
      )}
      <Panel title={t('keeper.start')}>
        <View role="list" style={styles.shelf}>
          {games
            .filter(({ id }) => Object.hasOwn(sheetRules, id))
            .map((game) => (
              <BoxCover
                key={game.id}
                game={game}
                width={BOX}
                label={t('keeper.openGame', { game: game.name })}
                open={() => go.navigate('NewSheet', { sheet: game.id })}
              />
            ))}
        </View>
        {SHEET_ALONE.map((id) => (
          <Button
            key={id}
            label={t(`game.${id}`)}
            look="quiet"
            icon="pen"
            hint={t('keeper.openGame', { game: t(`game.${id}`) })}
            onPress={() => go.navigate('NewSheet', { sheet: id })}
          />
        ))}
        <Text type="strong">{t('keeper.other')}</Text>
        {(['rounds', 'categories'] as const).map((kind) => (
          <View key={kind} style={styles.kind}>
            <Button
              label={t(`keeper.${kind}.name`)}
              look="quiet"
              icon="pen"
              onPress={() => go.navigate('NewSheet', { sheet: kind })}
            />
            <Text type="label" colour="quiet">
              {t(`keeper.${kind}.about`)}
            </Text>
          </View>
        ))}
      </Panel>
      {removing !== null && (
        <Confirm
          title={t('keeper.removeTitle')}
          about={t('keeper.removeAbout')}
          action={t('remove')}
          close={() => setRemoving(null)}
          confirm={() => {
            sheets.remove(removing);
            setRemoving(null);
            read();
          }}
        />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  refused: { flex: 1 },
  shelf: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  kind: { gap: space.xs },
});
