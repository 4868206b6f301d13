import { rank } from '../rules/kernel/rank';
import type { SheetEntry, SheetField, SheetRound, SheetRules, Tally } from '../rules/kernel/sheet';
import { evaluateSum } from '../rules/kernel/sum';
import type { OptionRule, Options, Seat, Wins } from '../rules/kernel/types';

/** Sheets for any other game: points round by round, or once in each of several categories. */

const seats = { min: 1, max: 12 };
const MOST_CATEGORIES = 20;
const POINTS: SheetField = { name: 'points', kind: 'sum' };
const wins: OptionRule = { kind: 'choice', of: ['most', 'least'], initial: 'most' };

/** Sheets are saved with `least`. */
export const winsOf = (options: Options): Wins => (options.wins === 'least' ? 'fewest' : 'most');

export const nameCategoryField = (index: number): string => `category${index}`;

/** Somebody begins out of turn; from then on the turn goes round from there. */
const BEGINS: SheetField = { name: 'begins', kind: 'seat', asked: false };

/** Lists who begins each round and the next one: clockwise, unless a round says otherwise. */
function listBeginners(rounds: readonly SheetRound[], seats: number, first: Seat | null): (Seat | null)[] {
  const all: (Seat | null)[] = [];
  for (const { common } of [...rounds, { common: {} as SheetEntry }]) {
    const before = all.length === 0 ? null : all[all.length - 1];
    const next = all.length === 0 ? first : before === null ? null : (before + 1) % seats;
    all.push(typeof common.begins === 'number' ? common.begins : next);
  }
  return all;
}

function countPoints(rounds: readonly SheetRound[], options: Options): Omit<Tally, 'isOver' | 'begins'> {
  const parts = rounds.map((round) =>
    round.seats.map((entry) =>
      Object.entries(entry).map(([name, sum]) => ({ name, points: evaluateSum(String(sum)) ?? 0 })),
    ),
  );
  const points = parts.map((round) =>
    round.map((entryParts) =>
      entryParts.length === 0 ? null : entryParts.reduce((sum, part) => sum + part.points, 0),
    ),
  );
  const totals = (rounds[0]?.seats ?? []).map((_, seat) => points.reduce((sum, round) => sum + (round[seat] ?? 0), 0));
  return {
    points,
    parts,
    totals,
    places: rank(totals, winsOf(options)),
  };
}

export const roundsSheet: SheetRules = {
  id: 'rounds',
  version: 1,
  seats,
  options: {
    wins,
    /** The game is over when a total reaches this, or as far below zero; 0 means when people say so. */
    target: { kind: 'number', min: 0, max: 1_000_000, initial: 0 },
  },
  rounds: 'many',
  common: () => [BEGINS],
  fields: () => [POINTS],
  tally(rounds, options, seats, first = null) {
    const target = Number(options.target);
    const counted = countPoints(rounds, options);
    return {
      ...counted,
      begins: listBeginners(rounds, seats, first),
      isOver: target > 0 && counted.totals.some((total) => Math.abs(total) >= target),
    };
  },
};

export const categoriesSheet: SheetRules = {
  id: 'categories',
  version: 1,
  seats,
  options: { wins, categories: { kind: 'number', min: 1, max: MOST_CATEGORIES, initial: 5 } },
  rounds: 'one',
  common: () => [],
  fields: ({ categories }) =>
    Array.from({ length: Number(categories) }, (_, index) => ({ name: nameCategoryField(index), kind: 'sum' })),
  tally: (rounds, options, _seats, first = null) => ({
    ...countPoints(rounds, options),
    begins: [first],
    isOver: false,
  }),
};

/** Whether this is a sheet for a game that the app does not know. */
export const isFreeSheet = (sheet: string): boolean => sheet === roundsSheet.id || sheet === categoriesSheet.id;
