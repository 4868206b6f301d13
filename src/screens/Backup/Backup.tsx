import { useWords } from '../../words/useWords';
import { Screen } from '../parts/Screen';

import { RestoreBackup } from './RestoreBackup';
import { SaveBackup } from './SaveBackup';

/** All data as one file, and back. */
export default function Backup() {
  const t = useWords();
  return (
    <Screen title={t('backup.title')}>
      <SaveBackup />
      <RestoreBackup />
    </Screen>
  );
}
