import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

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
import { Section } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { nameSheet } from '../parts/sheetName';
import { useGames } from '../useGames';
import { useGo } from '../useGo';

import { SheetCover } from './SheetCover';

const NOTHING: ReturnType<Sheets['list']> = { underWay: [], finished: [], refused: [] };
/** Three covers in a row on a usual phone, two on the narrowest. */
const NARROWEST_BOX = 88;
const WIDEST_BOX = 140;
const GAP = space.m;
/** The room beside the covers: that of the screen and of the panel. */
const BESIDE = 4 * space.l;

function fitBoxes(width: number, count: number): number {
  const room = width - BESIDE;
  const columns = Math.min(count, Math.floor((room + GAP) / (NARROWEST_BOX + GAP)));
  return Math.min(WIDEST_BOX, Math.floor((room - (columns - 1) * GAP) / columns));
}

/** Score keeping beside real cards: sheets to continue, and new ones. */
export default function KeeperScreen() {
  const t = useWords();
  const navigation = useGo();
  const formatPhrase = useFormatPhrase();
  const games = useGames();
  const { sheets } = useDevice();
  const [{ underWay, refused }, setListed] = useState(NOTHING);
  const [removing, setRemoving] = useState<number | null>(null);
  const read = useCallback(() => setListed(sheets.list()), [sheets]);
  useFocusEffect(read);

  const boxed = games.filter(({ id }) => Object.hasOwn(sheetRules, id));
  const box = fitBoxes(useWindowDimensions().width, boxed.length);
  const nameOf = (summary: SheetSummary) => formatPhrase(nameSheet(summary));
  const peopleOf = ({ players }: SheetSummary) => players.map(({ name }) => name).join(', ');
  return (
    <Screen title={t('keeper.title')} isTab isWide>
      <Text colour="quiet">{t('keeper.about')}</Text>
      {underWay.length + refused.length > 0 && (
        <Section title={t('keeper.goOn')}>
          {underWay.map((summary) => (
            <View key={summary.id} style={styles.row}>
              <SheetCover
                game={nameOf(summary)}
                names={peopleOf(summary)}
                open={() => navigation.navigate('Score', { sheet: summary.id })}
              />
              <IconButton
                icon="trash"
                bare
                colour="quiet"
                label={t('keeper.remove', { game: nameOf(summary), names: peopleOf(summary) })}
                onPress={() => setRemoving(summary.id)}
              />
            </View>
          ))}
          {refused.map(({ id, refused: why }) => (
            <View key={id} style={styles.row}>
              <Text style={styles.refused}>{t(`keeper.refusedReason.${why}`)}</Text>
              <IconButton
                icon="trash"
                bare
                colour="quiet"
                label={t('keeper.removeTitle')}
                onPress={() => setRemoving(id)}
              />
            </View>
          ))}
        </Section>
      )}
      <Section title={t('keeper.start')}>
        <View role="list" style={styles.shelf}>
          {boxed.map((game) => (
            <BoxCover
              key={game.id}
              game={game}
              width={box}
              label={t('keeper.openGame', { game: game.name })}
              open={() => navigation.navigate('NewSheet', { sheet: game.id })}
            />
          ))}
        </View>
        <Text type="strong">{t('keeper.other')}</Text>
        {(['rounds', 'categories'] as const).map((kind) => (
          <View key={kind} style={styles.kind}>
            <Button
              label={t(`keeper.${kind}.name`)}
              look="quiet"
              icon="pen"
              onPress={() => navigation.navigate('NewSheet', { sheet: kind })}
            />
            <Text type="label" colour="quiet">
              {t(`keeper.${kind}.about`)}
            </Text>
          </View>
        ))}
      </Section>
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
  shelf: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  kind: { gap: space.xs },
});
