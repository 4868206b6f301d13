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

/** The games there are, with their names in the language of now. */
export function useGames(): readonly ShelfGame[] {
  const phrase = useFormatPhrase();
  return useMemo(
    () => boxedGames.map(({ id, picture, ink }) => ({ id, picture, ink, name: phrase({ key: `app:game.${id}` }) })),
    [phrase],
  );
}
