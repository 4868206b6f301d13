import { useMemo } from 'react';

import type { Match, Showing } from '../../match/types';
import type { Seat } from '../../rules/kernel/types';
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
    const isAskedLater = (now: readonly Seat[]) => !now.includes(viewer) && match.isAskedAgain(viewer);
    const lay = (isThrough: boolean) => match.layOpen(match.countUnshown(), isThrough);
    if (asked !== null) {
      const isOffered = moves.length > 0 && match.holdsCards(asked);
      return isOffered ? [{ label: t('play.myCards'), run: () => match.cover(asked, 0) }] : [];
    }
    if (viewer === NOBODY) return [];
    if (!match.isOpenTable)
      return moves.length > 0 && match.maySitOut(viewer)
        ? [{ label: t('play.notThisTurn'), run: () => match.sitOut(viewer) }]
        : [];
    // Looked up when it is pressed: a finger may be quicker than the buttons, and the same words must mean the same.
    const hide = { label: t('play.hideCards'), run: () => lay(isAskedLater(match.showing.getState().waiting)) };
    return isAskedLater(waiting) ? [{ label: t('play.hideForNow'), run: () => lay(false) }, hide] : [hide];
  }, [match, asked, viewer, moves, waiting, t]);
}
