import { useMemo } from 'react';

import type { Match, Showing } from '../../match/types';
import { NOBODY } from '../../rules/kernel/zones';
import type { FooterButton } from '../../table/FooterButtons';
import { useWords } from '../../words/useWords';

/** At an open table, the button with which whoever is asked opens their own cards, and those that hide them again. */
export function useCardsButton(match: Match, { asked, viewer, moves, waiting }: Showing): FooterButton[] {
  const t = useWords();
  return useMemo(() => {
    const lay = (isThrough: boolean) => () => match.layOpen(match.countUnshown(), isThrough);
    if (asked !== null) {
      const isOffered = moves.length > 0 && match.holdsCards(asked);
      return isOffered ? [{ label: t('play.myCards'), run: () => match.cover(asked, 0) }] : [];
    }
    if (!match.isOpenTable || viewer === NOBODY) return [];
    const hide = { label: t('play.hideCards'), run: lay(false) };
    if (waiting.includes(viewer) || !match.isAskedAgain(viewer)) return [hide];
    return [
      { label: t('play.hideForNow'), run: lay(false) },
      { label: t('play.hideCards'), run: lay(true) },
    ];
  }, [match, asked, viewer, moves, waiting, t]);
}
