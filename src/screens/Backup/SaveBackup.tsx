import { useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { Panel } from '../parts/Panel';

import { shareFile, saveFile } from './file';
import { useCountTexts } from './sums';

interface Kept {
  readonly how: 'shared' | 'saved' | 'inFolder' | 'notSaved';
  readonly holds: string;
  readonly unread: number;
}

const nameAt = (moment: Date) => `catnap-${moment.toISOString().slice(0, 10)}.catnap`;
const isCancelled = (error: unknown) => /cancel/i.test(String((error as { code?: unknown } | null)?.code));

/** All data into a file that a person keeps. */
export function SaveBackup() {
  const t = useWords();
  const { backups } = useDevice();
  const sums = useCountTexts();
  const [kept, setKept] = useState<Kept | null>(null);

  async function keep(save: (name: string, text: string) => Promise<Kept['how']>) {
    const { text, unread, ...counted } = backups.write();
    const come = (how: Kept['how']) => setKept({ how, holds: sums(counted) ?? t('backup.nothing'), unread });
    try {
      come(await save(nameAt(new Date()), text));
    } catch (error) {
      if (isCancelled(error)) setKept(null);
      else come('notSaved');
    }
  }

  return (
    <Panel title={t('backup.keepTitle')}>
      <Text>{t('backup.keepAbout')}</Text>
      <Button label={t('backup.keep')} icon="share" onPress={() => void keep(shareFile)} />
      {Platform.OS === 'android' && (
        <Button
          label={t('backup.inFolder')}
          look="quiet"
          onPress={() =>
            void keep(async (name, text) => {
              await saveFile(name, text);
              return 'inFolder';
            })
          }
        />
      )}
      <View aria-live="polite" style={styles.came}>
        {kept && kept.how !== 'shared' && <Text>{t(`backup.came.${kept.how}`)}</Text>}
        {kept && kept.how !== 'notSaved' && <Text colour="quiet">{t('backup.inFile', { holds: kept.holds })}</Text>}
        {kept && kept.unread > 0 && <Text colour="quiet">{t('backup.unread', { count: kept.unread })}</Text>}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({ came: { gap: space.s } });
