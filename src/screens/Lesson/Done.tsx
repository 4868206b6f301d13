import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { useWords } from '../../words/useWords';
import { useGo } from '../useGo';

/** Asks what to do after the end of a lesson. */
export function Done({ game, restart, leave }: { game: string; restart: () => void; leave: () => void }) {
  const t = useWords();
  const navigation = useGo();
  const play = () => navigation.reset({ index: 1, routes: [{ name: 'Tabs' }, { name: 'NewMatch', params: { game } }] });
  return (
    <BottomSheet title={t('lesson.doneTitle')} onClose={leave}>
      <Button label={t('lesson.play')} onPress={play} />
      <Button label={t('lesson.again')} look="quiet" onPress={restart} />
    </BottomSheet>
  );
}
