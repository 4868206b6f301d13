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
  /** Who wins, or leads so far. */
  readonly heading: string;
}

/** The sheet for those who were not there: who has how many points, and round by round. */
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
