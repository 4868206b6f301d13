import { useState } from 'react';
import { Linking, StyleSheet, View } from 'react-native';

import { Button } from '../../../theme/Button';
import { space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useTheme } from '../../../theme/theme';
import { useWords } from '../../../words/useWords';
import { shareFile } from '../../Backup/file';
import { ShareOutcome, useShareOutcome } from '../ShareOutcome';
import { shareText } from '../shareText';

import { linkToBgStats, type ToldPlay } from './bgStats';
import { writeCsv, type CsvCell } from './csv';

interface PlayOutProps {
  readonly play: ToldPlay;
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Takes a play out of the app: as a table, or into BG Stats. Nothing is sent; the person opens the link. */
export function PlayOut({ play, rows }: PlayOutProps) {
  const t = useWords();
  const { colours } = useTheme();
  const { came, attempt } = useShareOutcome();
  const [isAbsent, setIsAbsent] = useState(false);
  const { link, isCut } = linkToBgStats(play);
  const look = [styles.button, { backgroundColor: colours.panel }];
  const open = () => void Linking.openURL(link).catch(() => setIsAbsent(true));
  return (
    <View style={styles.whole}>
      <View style={styles.buttons}>
        <Button
          label={t('keeper.out.csv')}
          icon="list"
          look="quiet"
          onPress={() => void attempt(() => shareFile('catnap.csv', writeCsv(rows)))}
          style={look}
        />
        <Button label={t('keeper.out.bgStats')} icon="chart" look="quiet" onPress={open} style={look} />
      </View>
      {isCut && <Text colour="quiet">{t('keeper.out.cut')}</Text>}
      {isAbsent && (
        <View role="alert" style={styles.whole}>
          <Text>{t('keeper.out.bgStatsAbsent')}</Text>
          <Button label={t('keeper.out.copyLink')} look="second" onPress={() => void attempt(() => shareText(link))} />
        </View>
      )}
      <ShareOutcome came={came === 'saved' ? null : came} />
      {came === 'saved' && <Text role="status">{t('keeper.out.file')}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  button: { flexGrow: 1 },
});
