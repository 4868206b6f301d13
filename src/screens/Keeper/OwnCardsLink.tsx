import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';

import { listOwnTexts, OWN_CARDS_OF } from '../../keeper/ownCards';
import type { OpenSheet } from '../../keeper/types';
import { wayOf } from '../../rules/kernel/sheet';
import { Button } from '../../theme/Button';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { useGo } from '../useGo';

import { enterOwnCards } from './enterOwnCards';
import { useSheetState } from './useSheetState';

/** Leads from a sheet that counts with the owner's cards to these cards; what is corrected there counts here at once. */
export function OwnCardsLink({ sheet }: { sheet: OpenSheet }) {
  const t = useWords();
  const navigation = useGo();
  const { choices } = useDevice();
  const { rounds, status } = useSheetState(sheet);
  const { rules } = sheet.form;
  const isOn = rules.id === OWN_CARDS_OF && status === 'underWay' && wayOf(rules, rounds[0]) === 'own';
  const takeCards = useCallback(() => {
    if (isOn) enterOwnCards(sheet, listOwnTexts(choices.get()));
  }, [isOn, sheet, choices]);
  useFocusEffect(takeCards);
  if (!isOn) return null;
  return (
    <Button label={t('keeper.cards.open')} icon="pen" look="quiet" onPress={() => navigation.navigate('OwnCards')} />
  );
}
