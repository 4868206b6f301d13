import { useMemo } from 'react';

import { boxedGames } from '../games';
import { useFormatPhrase } from '../words/useWords';

/** A game as it stands on the shelf. */
export interface ShelfGame {
  readonly id: string;
  readonly name: string;
  readonly picture: number;
  /** The colour of its name on the picture. */
  readonly ink: string;
}

/** The games of the app, with their names in the present language. */
export function useGames(): readonly ShelfGame[] {
  const formatPhrase = useFormatPhrase();
  return useMemo(
    () =>
      boxedGames.map(({ id, picture, ink }) => ({ id, picture, ink, name: formatPhrase({ key: `app:game.${id}` }) })),
    [formatPhrase],
  );
}
