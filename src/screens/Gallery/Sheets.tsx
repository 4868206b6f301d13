import { boxedGames } from '../../games';
import { ChoiceSheet } from '../../table/ChoiceSheet';
import { LargeCard } from '../../table/LargeCard';
import { SheetsInPage } from '../../theme/BottomSheet';
import { useWords } from '../../words/useWords';
import { Confirm } from '../parts/Confirm';
import { useFace } from '../useFace';

import { facesOf } from './facesOf';

const doNothing = () => {};

/** The sheets that come over a screen: a question before something is lost, a choice, a card from close up. */
export function GallerySheets() {
  const t = useWords();
  const answers = [t('table.yes'), t('table.notYet')];
  const face = useFace(boxedGames[0].id);
  return (
    <SheetsInPage value>
      <Confirm
        title={t('about.privacyTitle')}
        about={t('about.privacy')}
        action={t('remove')}
        confirm={doNothing}
        close={doNothing}
      />
      <ChoiceSheet choices={answers.map((label) => ({ label, run: doNothing }))} onClose={doNothing} />
      <LargeCard face={face} card={facesOf(face)[0]} names={[]} onClose={doNothing} />
    </SheetsInPage>
  );
}
