import { useLayoutEffect } from 'react';

import { addPerson } from '../storage/people';
import { useWords } from '../words/useWords';

import { useDevice, useDocument } from './device';

/**
 * Sees to it that there is a person to play, and says whether there is one already. It adds one after drawing, because
 * other screens listen to the people and can't be told while this one is drawn.
 */
export function useSomebody(): boolean {
  const t = useWords();
  const { people } = useDevice();
  const isEmpty = useDocument(people).known.length === 0;
  useLayoutEffect(() => {
    if (isEmpty) addPerson(people, t('person.first'));
  }, [isEmpty, people, t]);
  return !isEmpty;
}
