import type { OpenSheet } from '../../keeper/types';
import { useWords } from '../../words/useWords';
import { rankSitters } from '../parts/rank';
import { Sharing } from '../parts/Sharing';
import { useDate } from '../parts/useDate';

import { rankSoFar } from './rankSoFar';
import { useSheetState } from './useSheetState';

interface SheetSharingProps {
  readonly sheet: OpenSheet;
  readonly game: string;
  /** Says who won, or who leads so far. */
  readonly heading: string;
}

/** Shares the sheet with people who were not there: the ranking, and the rounds if there are any. */
export function SheetSharing({ sheet, game, heading }: SheetSharingProps) {
  const t = useWords();
  const date = useDate();
  const { tally, status } = useSheetState(sheet);
  const ranking = rankSitters({
    sitters: sheet.players,
    score: tally.totals,
    places: rankSoFar(sheet, { tally, status }),
  });
  return (
    <Sharing
      heading={heading}
      about={t('result.heading', { game, date: date(sheet.summary().touched) })}
      ranking={ranking}
      rounds={sheet.form.rules.rounds === 'many' ? tally.points : undefined}
    />
  );
}
