import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { PlayOut } from '../parts/out/PlayOut';
import { useDate } from '../parts/useDate';

import type { FinishedPlay } from './finishedPlay';
import { listPlayRows, tellPlay } from './tellPlay';

interface PlayMenuProps {
  readonly played: FinishedPlay;
  readonly remove: () => void;
  readonly close: () => void;
}

/** What is seldom done with a finished game, its removal last. */
export function PlayMenu({ played, remove, close }: PlayMenuProps) {
  const t = useWords();
  const name = useFormatPhrase()(played.name);
  const date = useDate()(played.when);
  return (
    <BottomSheet title={t('result.heading', { game: name, date })} onClose={close}>
      <PlayOut play={tellPlay(played, name)} rows={listPlayRows([played], () => name, t)} />
      <Button
        label={t('history.remove', { game: name, date })}
        icon="trash"
        look="quiet"
        type="label"
        onPress={remove}
      />
    </BottomSheet>
  );
}
