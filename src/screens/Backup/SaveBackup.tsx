import { useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { Section } from '../parts/Panel';

import { shareFile, saveFile } from './file';
import { ProgressBar } from './Progress';
import { useCountTexts } from './sums';
import { useTask } from './useTask';

interface SaveResult {
  readonly how: 'shared' | 'saved' | 'inFolder' | 'notSaved';
  readonly holds: string;
  readonly unread: number;
}

const nameAt = (moment: Date) => `catnap-${moment.toISOString().slice(0, 10)}.catnap`;
const isCancelled = (error: unknown) => /cancel/i.test(String((error as { code?: unknown } | null)?.code));

/** Writes all data into one file that the person keeps. */
export function SaveBackup() {
  const t = useWords();
  const { backups } = useDevice();
  const sums = useCountTexts();
  const [result, setResult] = useState<SaveResult | null>(null);
  /** Null while nothing is written. */
  const [hundredths, setHundredths] = useState<number | null>(null);
  const task = useTask();

  function giveUp() {
    task.giveUp();
    setHundredths(null);
  }

  async function saveBackup(save: (name: string, text: string) => Promise<SaveResult['how']>) {
    setHundredths(0);
    const written = await task.run(backups.write(), setHundredths);
    if (!written) return;
    setHundredths(null);
    const { text, unread, ...counted } = written;
    const showResult = (how: SaveResult['how']) =>
      setResult({ how, holds: sums(counted) ?? t('backup.nothing'), unread });
    try {
      showResult(await save(nameAt(new Date()), text));
    } catch (error) {
      if (isCancelled(error)) setResult(null);
      else showResult('notSaved');
    }
  }

  const isBusy = hundredths !== null;
  return (
    <Section title={t('backup.keepTitle')}>
      <Text>{t('backup.keepAbout')}</Text>
      {isBusy && <ProgressBar label={t('backup.writing')} hundredths={hundredths} giveUp={giveUp} />}
      <Button label={t('backup.keep')} icon="share" disabled={isBusy} onPress={() => void saveBackup(shareFile)} />
      {Platform.OS === 'android' && (
        <Button
          label={t('backup.inFolder')}
          look="quiet"
          disabled={isBusy}
          onPress={() =>
            void saveBackup(async (name, text) => {
              await saveFile(name, text);
              return 'inFolder';
            })
          }
        />
      )}
      <View aria-live="polite" style={styles.came}>
        {result && result.how !== 'shared' && <Text>{t(`backup.came.${result.how}`)}</Text>}
        {result && result.how !== 'notSaved' && (
          <Text colour="quiet">{t('backup.inFile', { holds: result.holds })}</Text>
        )}
        {result && result.unread > 0 && <Text colour="quiet">{t('backup.unread', { count: result.unread })}</Text>}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ came: { gap: space.s } });
