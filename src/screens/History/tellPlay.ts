import type { useWords } from '../../words/useWords';
import type { ToldPlay } from '../parts/out/bgStats';
import type { CsvCell } from '../parts/out/csv';

import type { FinishedPlay } from './finishedPlay';

/** A finished game as BG Stats is told of it. When it began and who did is not in the list. */
export const tellPlay = (
  { kind, id, game, when, wins, parts, places, score }: FinishedPlay,
  name: string,
): ToldPlay => ({
  id: `${kind}-${id}-${when}`,
  game,
  name,
  begun: when,
  duration: null,
  comments: '',
  wins,
  players: parts.map((part, seat) => ({
    id: part.person === null ? `bot-${part.name}` : String(part.person),
    name: part.name,
    isFirst: false,
    isWinner: places?.[seat] === 1,
    place: places?.[seat] ?? null,
    score: score[seat],
  })),
});

const HEADINGS = ['when', 'game', 'kind', 'seat', 'name', 'place', 'points'] as const;

/** A line for each person of each game, under a line of headings. */
export function listPlayRows(
  all: readonly FinishedPlay[],
  nameOf: (play: FinishedPlay) => string,
  t: ReturnType<typeof useWords>,
): readonly (readonly CsvCell[])[] {
  const headings = HEADINGS.map((one) => t(`keeper.out.${one}`));
  const rows = all.flatMap((play) =>
    play.parts.map(({ name }, seat): CsvCell[] => [
      new Date(play.when).toISOString(),
      nameOf(play),
      t(`keeper.out.${play.kind}`),
      seat + 1,
      name,
      play.places?.[seat] ?? null,
      play.score[seat],
    ]),
  );
  return [headings, ...rows];
}
