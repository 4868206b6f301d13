import { isFreeSheet, winsOf } from '../../keeper/free';
import type { SheetSummary } from '../../keeper/types';
import { GUEST, type Summary } from '../../match/types';
import { games } from '../../rules';
import type { Wins } from '../../rules/kernel/types';
import type { CatName } from '../../storage/cats';
import type { MarkName } from '../../storage/marks';
import type { Phrase } from '../../words/phrase';
import { nameSheet } from '../parts/sheetName';

/** Somebody who took part. `person` is null for bots and guests, who have no record of their own. */
export interface Participation {
  readonly person: number | null;
  readonly name: string;
  readonly mark: MarkName;
  readonly cat?: CatName;
  readonly isBot?: true;
}

/** A finished game: a match played here, or a score sheet kept beside real cards. */
export interface FinishedPlay {
  readonly kind: 'match' | 'sheet';
  readonly id: number;
  /** Matches of one deal have the same; left out where it is not known. */
  readonly deal?: string;
  /** Games with the same name are compared with each other. */
  readonly game: string;
  readonly name: Phrase;
  readonly when: number;
  readonly parts: readonly Participation[];
  readonly score: readonly number[];
  readonly wins: Wins;
  /** Null when the game was abandoned, or was an exercise, which counts in no figure. */
  readonly places: readonly number[] | null;
  readonly isExercise?: boolean;
}

/** A finished game is listed also where its rules are not known, as after a restore on an older app: then, as in most games, the most. */
const winsIn = (game: string): Wins => games[game]?.wins ?? 'most';

export const playFromMatch = ({
  id,
  game,
  touched,
  sitters,
  score,
  places,
  status,
  options,
  seed,
  isExercise,
}: Summary): FinishedPlay => ({
  kind: 'match',
  id,
  game,
  ...(seed !== undefined && !isExercise && { deal: `${seed} ${sitters.length} ${JSON.stringify(options)}` }),
  name: { key: `app:game.${game}` },
  when: touched,
  parts: sitters.map((sitter) => ({
    person: sitter.kind === 'person' && sitter.person !== GUEST && !isExercise ? sitter.person : null,
    name: sitter.name,
    mark: sitter.mark,
    ...(sitter.kind === 'bot' && { isBot: true, ...(sitter.cat && { cat: sitter.cat }) }),
  })),
  score,
  wins: winsIn(game),
  places: status === 'finished' && !isExercise ? places : null,
  ...(isExercise && { isExercise }),
});

export const playFromSheet = ({
  id,
  sheet,
  title,
  touched,
  players,
  totals,
  places,
  options,
}: SheetSummary): FinishedPlay => ({
  kind: 'sheet',
  id,
  game: title ? `${sheet} ${title}` : sheet,
  name: nameSheet({ sheet, title }),
  when: touched,
  parts: players,
  score: totals,
  wins: isFreeSheet(sheet) ? winsOf(options) : winsIn(sheet),
  places,
});
