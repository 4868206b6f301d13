import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { findPersonByName } from '../../storage/people';
import { useDevice, useReason } from '../device';

/** Whether the match of a code is in History here, and the way into it. */
export function useUnsavedWarning(code: string) {
  const { matches, people } = useDevice();
  const [kept, setKept] = useState<number | null>(null);
  const [came, setCame] = useState<'kept' | 'full' | 'elsewhere' | null>(null);
  useFocusEffect(useCallback(() => setKept(matches.findKept(code)), [matches, code])); // it may be kept on the next screen, or removed
  return {
    /** The number of the match; null: it is not kept. */
    kept,
    /** What came of keeping it. */
    came: useReason(came),
    keep() {
      const keeping = matches.keep(code, (name) => findPersonByName(people.get(), name));
      if ('id' in keeping) setKept(keeping.id);
      setCame('id' in keeping ? 'kept' : keeping.refused === 'elsewhere' ? 'elsewhere' : 'full');
    },
    forget: () => setCame(null),
  };
}
