import { useWords } from '../../words/useWords';
import { Screen } from '../parts/Screen';

import { RestoreBackup } from './RestoreBackup';
import { SaveBackup } from './SaveBackup';

/** Lets people save all data as one file, and restore it from such a file. */
export default function BackupScreen() {
  const t = useWords();
  return (
    <Screen title={t('backup.title')}>
      <SaveBackup />
      <RestoreBackup />
    </Screen>
  );
}
