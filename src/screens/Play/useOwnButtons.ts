import { useMemo } from 'react';

import type { Match, Showing } from '../../match/types';
import { NOBODY } from '../../rules/kernel/zones';
import type { FooterButton } from '../../table/FooterButtons';
import { useWords } from '../../words/useWords';

/**
 * Buttons about a person's cards that are no moves: at an open table to open and to hide them, elsewhere to be asked
 * for one less often.
 */
export function useOwnButtons(match: Match, { asked, viewer, moves, waiting }: Showing): FooterButton[] {
  const t = useWords();
  return useMemo(() => {
    const lay = (isThrough: boolean) => () => match.layOpen(match.countUnshown(), isThrough);
    if (asked !== null) {
      const isOffered = moves.length > 0 && match.holdsCards(asked);
      return isOffered ? [{ label: t('play.myCards'), run: () => match.cover(asked, 0) }] : [];
    }
    if (viewer === NOBODY) return [];
    if (!match.isOpenTable)
      return moves.length > 0 && match.maySitOut(viewer)
        ? [{ label: t('play.notThisTurn'), run: () => match.sitOut(viewer) }]
        : [];
    const hide = { label: t('play.hideCards'), run: lay(false) };
    if (waiting.includes(viewer) || !match.isAskedAgain(viewer)) return [hide];
    return [
      { label: t('play.hideForNow'), run: lay(false) },
      { label: t('play.hideCards'), run: lay(true) },
    ];
  }, [match, asked, viewer, moves, waiting, t]);
}
