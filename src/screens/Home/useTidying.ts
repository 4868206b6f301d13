import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';

import { runInSlices } from '../../backup/slices';
import { useDevice } from '../device';

/** So long Home is in front before it tidies up, in milliseconds: who comes by on the way to a match is not held up. */
const PATIENCE = 2000;

/** Moves finished matches and sheets to where they take little room, while nobody plays. */
export function useTidying(): void {
  const { tidy } = useDevice();
  const begin = useCallback(() => {
    let isGone = false;
    const timer = setTimeout(
      () => void runInSlices(tidy(), { onProgress: () => {}, isGivenUp: () => isGone }),
      PATIENCE,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [tidy]);
  useFocusEffect(begin);
}
