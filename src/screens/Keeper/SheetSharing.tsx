import type { KeptSheet } from '../../keeper/types';
import { useWords } from '../../words/useWords';
import { rankingOf } from '../parts/rank';
import { Sharing } from '../parts/Sharing';
import { useDate } from '../parts/useDate';

import { placesSoFar } from './placesSoFar';
import { useStanding } from './useSheet';

interface SheetSharingProps {
  readonly sheet: KeptSheet;
  readonly game: string;
  /** Who wins, or leads so far. */
  readonly heading: string;
}

/** The sheet for those who were not there: who has how many points, and round by round. */
export function SheetSharing({ sheet, game, heading }: SheetSharingProps) {
  const t = useWords();
  const date = useDate();
  const { tally, status } = useStanding(sheet);
  const ranking = rankingOf({ sitters: sheet.players, score: tally.totals, places: placesSoFar({ tally, status }) });
  return (
    <Sharing
      heading={heading}
      about={t('result.heading', { game, date: date(sheet.summary().touched) })}
      ranking={ranking}
      rounds={sheet.form.rules.rounds === 'many' ? tally.points : undefined}
    />
  );
}
