import { useMemo } from 'react';

import type { Unplayable } from '../../match/code/reasons';
import type { Replay } from '../../match/types';
import { useDevice } from '../device';
import { useGames } from '../useGames';

/** The match whose code stands in this text, or why there is none; null where nothing stands in it. */
export function useCode(text: string, shown: 'open' | 'all'): Replay | { readonly refused: Unplayable } | null {
  const { matches } = useDevice();
  const games = useGames();
  return useMemo(() => {
    if (text.trim() === '') return null;
    const found = matches.replayCode(text, shown);
    const isShown = 'refused' in found || games.some(({ id }) => id === found.summary.game);
    return isShown ? found : { refused: 'unknownGame' }; // its rules are there, but no table yet
  }, [matches, games, text, shown]);
}
