import { useMemo } from 'react';

import type { Unplayable } from '../../match/code/reasons';
import type { Replay } from '../../match/types';
import { useDevice } from '../device';
import { useGames } from '../useGames';

/** Finds the match whose code this text contains, or why there is none; null for an empty text. */
export function useCode(text: string, shown: 'open' | 'all'): Replay | { readonly refused: Unplayable } | null {
  const { matches } = useDevice();
  const games = useGames();
  return useMemo(() => {
    if (text.trim() === '') return null;
    const found = matches.replayCode(text, shown);
    const isShown = 'refused' in found || games.some(({ id }) => id === found.summary.game);
    // The rules are in the app, but a table that could show the match is not.
    return isShown ? found : { refused: 'unknownGame' };
  }, [matches, games, text, shown]);
}
