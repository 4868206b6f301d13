import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { findPersonByName } from '../../storage/people';
import { useDevice, useReason } from '../device';

/** Tells whether the match of a code is in History, and adds it. */
export function useUnsavedWarning(code: string) {
  const { matches, people } = useDevice();
  const [kept, setKept] = useState<number | null>(null);
  const [came, setCame] = useState<'kept' | 'full' | 'elsewhere' | null>(null);
  // It is looked up at every focus, as another screen may have added or removed the match.
  useFocusEffect(useCallback(() => setKept(matches.findKept(code)), [matches, code]));
  return {
    /** The number of the match in History; null when it is not there. */
    kept,
    /** How adding it ended. */
    came: useReason(came),
    keep() {
      const result = matches.keep(code, (name) => findPersonByName(people.get(), name));
      if ('id' in result) setKept(result.id);
      setCame('id' in result ? 'kept' : result.refused === 'elsewhere' ? 'elsewhere' : 'full');
    },
    forget: () => setCame(null),
  };
}
