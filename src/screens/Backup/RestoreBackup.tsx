import { useState } from 'react';

import { MAX_FILE_LENGTH } from '../../backup/lines';
import type { Backup, UnusableReason, RestoreMode } from '../../backup/types';
import type { Work } from '../../storage/work';
import { Button } from '../../theme/Button';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice, useReason } from '../device';
import { Section } from '../parts/Panel';

import { readFile } from './file';
import { FoundBackup } from './FoundBackup';
import { ProgressBar } from './Progress';
import { useTask } from './useTask';

type Stage =
  | { readonly at: 'start' | 'restored' | 'givenUp' | 'full' | 'elsewhere' }
  | { readonly at: 'reading' | 'restoring'; readonly hundredths: number }
  | { readonly at: 'refused'; readonly why: UnusableReason | 'unreadable' }
  | { readonly at: 'found'; readonly backup: Backup };

/** Restores a backup file. It shows the contents first; then the person merges them or replaces everything here. */
export function RestoreBackup() {
  const t = useWords();
  const { backups, reopen } = useDevice();
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  const task = useTask();

  function runTask<T>(at: 'reading' | 'restoring', work: Work<T>): Promise<T | null> {
    setStage({ at, hundredths: 0 });
    return task.run(work, (hundredths) => setStage({ at, hundredths }));
  }

  function giveUp() {
    task.giveUp();
    setStage({ at: 'givenUp' });
  }

  async function choose() {
    try {
      const text = await readFile(MAX_FILE_LENGTH);
      if (text === null) return;
      if (text === 'tooLarge') return setStage({ at: 'refused', why: text });
      const found = await runTask('reading', backups.read(text));
      if (found) setStage('refused' in found ? { at: 'refused', why: found.refused } : { at: 'found', backup: found });
    } catch {
      setStage({ at: 'refused', why: 'unreadable' });
    }
  }

  async function restore(backup: Backup, mode: RestoreMode) {
    try {
      const outcome = await runTask('restoring', backups.restore(backup, mode));
      if (!outcome) return;
      if (outcome === 'restored') reopen();
      setStage({ at: outcome });
    } catch {
      // An unforeseen failure while reading the file; nothing on the device has changed.
      setStage({ at: 'refused', why: 'damaged' });
    }
  }

  const at = useReason(stage.at);
  const isBusy = stage.at === 'reading' || stage.at === 'restoring';
  return (
    <Section title={t('backup.openTitle')}>
      <Text>{t('backup.openAbout')}</Text>
      {isBusy && <ProgressBar label={t(`backup.${stage.at}`)} hundredths={stage.hundredths} giveUp={giveUp} />}
      {stage.at === 'givenUp' && <Text role="status">{t('backup.givenUp')}</Text>}
      {stage.at === 'refused' && <Text role="alert">{t(`backup.refused.${stage.why}`)}</Text>}
      {stage.at === 'restored' && <Text role="status">{t('backup.restored')}</Text>}
      {(at === 'full' || at === 'forbidden' || at === 'elsewhere') && <Text role="alert">{t(`backup.${at}`)}</Text>}
      {stage.at === 'found' && (
        <FoundBackup backup={stage.backup} restore={(mode) => void restore(stage.backup, mode)} />
      )}
      <Button
        label={t('backup.choose')}
        look={stage.at === 'found' ? 'quiet' : 'second'}
        disabled={isBusy}
        onPress={() => void choose()}
      />
    </Section>
  );
}
