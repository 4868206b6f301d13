import { COMMON } from '../../keeper/edits';
import { listOwnTexts, OWN_CARDS_OF } from '../../keeper/ownCards';
import type { OpenSheet } from '../../keeper/types';
import { WAY, wayOf } from '../../rules/kernel/sheet';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { RadioGroup } from '../parts/RadioGroup';

import { enterOwnCards } from './enterOwnCards';
import { wayName } from './sheetWords';
import { useSheetState } from './useSheetState';

/** Chooses how a sheet is counted. What was entered in another way stays. */
export function WaySwitch({ sheet }: { sheet: OpenSheet }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const { choices } = useDevice();
  const { rounds, status } = useSheetState(sheet);
  const { rules } = sheet.form;
  const way = wayOf(rules, rounds[0]);
  if (!rules.ways || way === undefined || status === 'finished') return null;
  const { of, usual } = rules.ways;
  const choose = (value: string) => {
    if (value === way) return;
    sheet.edit({ type: 'enter', round: 0, seat: COMMON, field: WAY, value });
    choices.change((now) => ({ ways: { ...now.ways, [rules.id]: value } }));
    if (rules.id === OWN_CARDS_OF && value === 'own') enterOwnCards(sheet, listOwnTexts(choices.get()));
  };
  return (
    <RadioGroup
      label={t('keeper.way')}
      value={way}
      choose={choose}
      of={[usual, ...of.filter((one) => one !== usual)].map((value) => ({
        value,
        label: formatPhrase(wayName(sheet, value)),
      }))}
    />
  );
}
