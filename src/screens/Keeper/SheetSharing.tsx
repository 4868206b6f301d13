import { isFreeSheet, winsOf } from '../../keeper/free';
import type { OpenSheet, SheetState } from '../../keeper/types';
import { games } from '../../rules';
import { useFormatPhrase, useWords } from '../../words/useWords';
import type { ToldPlay } from '../parts/out/bgStats';
import type { CsvCell } from '../parts/out/csv';
import { PlayOut } from '../parts/out/PlayOut';
import { rankSitters } from '../parts/rank';
import { Sharing } from '../parts/Sharing';
import { useDate } from '../parts/useDate';

import { rankSoFar } from './rankSoFar';
import { fullName, shortNotePhrase } from './sheetWords';
import { useSheetState } from './useSheetState';

interface SheetSharingProps {
  readonly sheet: OpenSheet;
  readonly game: string;
  /** Says who won, or who leads so far. */
  readonly heading: string;
}

const MINUTE = 60_000;

/** Minutes that somebody took; null where nobody did. */
const durationOf = ({ timer }: SheetState): number | null =>
  timer && Math.round(timer.counted.reduce((sum, time) => sum + time, 0) / MINUTE);

/** Shares the sheet with people who were not there: the ranking, the rounds if there are any, and what was doubtful. */
export function SheetSharing({ sheet, game, heading }: SheetSharingProps) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const date = useDate();
  const state = useSheetState(sheet);
  const { tally, status } = state;
  const { form, players, first } = sheet;
  const { touched, begun } = sheet.summary();
  const places = rankSoFar(sheet, { tally, status });
  const ranking = rankSitters({ sitters: players, score: tally.totals, places });
  const isRounds = form.rules.rounds === 'many';
  const notes = (tally.notes ?? []).map((note) => formatPhrase(shortNotePhrase(sheet, note, state)));
  const play: ToldPlay = {
    id: `sheet-${begun}`,
    game: fullName(sheet),
    name: game,
    begun,
    duration: durationOf(state),
    comments: notes.join(' '),
    wins: isFreeSheet(form.rules.id) ? winsOf(form.options) : (games[form.rules.id]?.wins ?? 'most'),
    players: players.map(({ person, name }, seat) => ({
      id: String(person),
      name,
      isFirst: seat === first,
      isWinner: places[seat] === 1,
      place: places[seat],
      score: tally.totals[seat],
    })),
  };
  const rows: readonly (readonly CsvCell[])[] = [
    [t('keeper.out.round'), ...players.map(({ name }) => name)],
    ...(isRounds ? tally.points.map((points, round): CsvCell[] => [round + 1, ...points]) : []),
    [t('keeper.out.total'), ...tally.totals],
    [t('keeper.out.place'), ...places],
  ];
  return (
    <>
      <Sharing
        heading={heading}
        about={t('result.heading', { game, date: date(touched) })}
        ranking={ranking}
        notes={notes}
        rounds={isRounds ? tally.points : undefined}
      />
      <PlayOut play={play} rows={rows} />
    </>
  );
}
