import { useWords } from '../../words/useWords';
import { Screen } from '../parts/Screen';

import { Keep } from './Keep';
import { Restore } from './Restore';

/** All data as one file, and back. */
export default function Backup() {
  const t = useWords();
  return (
    <Screen title={t('backup.title')}>
      <Keep />
      <Restore />
    </Screen>
  );
}
