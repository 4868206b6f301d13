import { pairOpposites } from '../rules/kernel/opposite';
import { rank } from '../rules/kernel/rank';
import type { SheetEntry, SheetField, SheetRound, SheetRules, Tally } from '../rules/kernel/sheet';
import { evaluateSum } from '../rules/kernel/sum';
import type { OptionRule, Options, Seat, Wins } from '../rules/kernel/types';

/** Sheets for any other game: points round by round, or once in each of several categories. */

const seats = { min: 1, max: 12 };
const MOST_CATEGORIES = 20;
const POINTS: SheetField = { name: 'points', kind: 'sum' };
const wins: OptionRule = { kind: 'choice', of: ['most', 'least'], initial: 'most' };
const teams: OptionRule = { kind: 'flag', initial: false, seats: [4, 6, 8, 10, 12] };

/** As in Koty, who sits opposite plays together. */
const listTeams = (seats: number, options: Options): readonly (readonly Seat[])[] =>
  options.teams === true && seats % 2 === 0 ? pairOpposites(seats) : [];

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

/** The points of a team are those of its seats together: they may all stand with one of them. */
function countPoints(rounds: readonly SheetRound[], options: Options, seats: number): Omit<Tally, 'isOver' | 'begins'> {
  const all = listTeams(seats, options);
  const matesOf = (seat: Seat) => all.find((team) => team.includes(seat)) ?? [seat];
  const parts = rounds.map((round) =>
    round.seats.map((entry) =>
      Object.entries(entry).map(([name, sum]) => ({ name, points: evaluateSum(String(sum)) ?? 0 })),
    ),
  );
  const points = parts.map((round) =>
    round.map((own, seat) =>
      matesOf(seat).every((mate) => round[mate].length === 0) ? null : own.reduce((sum, part) => sum + part.points, 0),
    ),
  );
  const totals = (rounds[0]?.seats ?? []).map((_, seat) =>
    points.reduce((sum, round) => matesOf(seat).reduce((both, mate) => both + (round[mate] ?? 0), sum), 0),
  );
  return {
    points,
    parts,
    totals,
    places: rank(totals, winsOf(options), all),
  };
}

export const roundsSheet: SheetRules = {
  id: 'rounds',
  version: 1,
  seats,
  options: {
    wins,
    teams,
    /** The game is over when a total reaches this, or as far below zero; 0 means when people say so. */
    target: { kind: 'number', min: 0, max: 1_000_000, initial: 0 },
  },
  rounds: 'many',
  common: () => [BEGINS],
  fields: () => [POINTS],
  teams: listTeams,
  tally(rounds, options, seats, first = null) {
    const target = Number(options.target);
    const counted = countPoints(rounds, options, seats);
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
  options: { wins, teams, categories: { kind: 'number', min: 1, max: MOST_CATEGORIES, initial: 5 } },
  rounds: 'one',
  common: () => [],
  fields: ({ categories }) =>
    Array.from({ length: Number(categories) }, (_, index) => ({ name: nameCategoryField(index), kind: 'sum' })),
  teams: listTeams,
  tally: (rounds, options, seats, first = null) => ({
    ...countPoints(rounds, options, seats),
    begins: [first],
    isOver: false,
  }),
};

/** Whether this is a sheet for a game that the app does not know. */
export const isFreeSheet = (sheet: string): boolean => sheet === roundsSheet.id || sheet === categoriesSheet.id;
