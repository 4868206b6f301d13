import { useState } from 'react';

import { MOST } from '../../backup/lines';
import type { Backup, Unusable, Way } from '../../backup/types';
import { Button } from '../../theme/Button';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { Panel } from '../parts/Panel';
import { textOfFile } from './file';
import { Found } from './Found';

type Stage =
  | { readonly at: 'start' | 'reading' | 'restoring' | 'restored' | 'full' | 'elsewhere' }
  | { readonly at: 'refused'; readonly why: Unusable | 'unreadable' }
  | { readonly at: 'found'; readonly backup: Backup };

/** Lets the screen say what it is about to do: a long file keeps it busy. */
const drawn = () => new Promise<void>((done) => setTimeout(done, 60));

/** From a file back onto this device: first what is in it, then with what is here or in its place. */
export function Restore() {
  const t = useWords();
  const { backups, reopen } = useDevice();
  const [stage, setStage] = useState<Stage>({ at: 'start' });

  async function choose() {
    try {
      const text = await textOfFile(MOST);
      if (text === null) return;
      if (text === 'tooLarge') return setStage({ at: 'refused', why: text });
      setStage({ at: 'reading' });
      await drawn();
      const found = backups.read(text);
      setStage('refused' in found ? { at: 'refused', why: found.refused } : { at: 'found', backup: found });
    } catch {
      setStage({ at: 'refused', why: 'unreadable' });
    }
  }

  async function restore(backup: Backup, way: Way) {
    setStage({ at: 'restoring' });
    await drawn();
    try {
      const came = backups.restore(backup, way);
      if (came === 'restored') reopen();
      setStage({ at: came });
    } catch {
      setStage({ at: 'refused', why: 'damaged' }); // what no reader foresaw: nothing has changed
    }
  }

  const isBusy = stage.at === 'reading' || stage.at === 'restoring';
  return (
    <Panel title={t('backup.openTitle')}>
      <Text>{t('backup.openAbout')}</Text>
      {isBusy && <Text role="status">{t(`backup.${stage.at}`)}</Text>}
      {stage.at === 'refused' && <Text role="alert">{t(`backup.refused.${stage.why}`)}</Text>}
      {stage.at === 'restored' && <Text role="status">{t('backup.restored')}</Text>}
      {(stage.at === 'full' || stage.at === 'elsewhere') && <Text role="alert">{t(`backup.${stage.at}`)}</Text>}
      {stage.at === 'found' && <Found backup={stage.backup} restore={(way) => void restore(stage.backup, way)} />}
      <Button label={t('backup.choose')} look={stage.at === 'found' ? 'quiet' : 'second'} disabled={isBusy} onPress={() => void choose()} />
    </Panel>
  );
}
