import type { SheetEntry, SheetRound } from '../src/rules/kernel/sheet';

const writtenFor = (game: string, entry: SheetEntry): number =>
  Object.values(entry).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0) +
  (game === 'sen' ? 2 : 1);

/** Figures that a person would write: every number, a sum each, and the total where there are rounds. */
export const countFigures = (game: string, rounds: readonly SheetRound[]): number =>
  rounds.reduce((sum, { seats }) => sum + seats.reduce((own, entry) => own + writtenFor(game, entry), 0), 0);

/** Two digits and the key that leads on, for each person in each round: everything else is done by head. */
export const countPlainTouches = (rounds: readonly SheetRound[]): number =>
  rounds.reduce((sum, { seats }) => sum + 3 * seats.length, 0);
