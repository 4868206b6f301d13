import { categoriesSheet, roundsSheet } from '../../src/keeper/free';
import type { SheetEntry, SheetRound } from '../../src/rules/kernel/sheet';

const options = { wins: 'most', teams: true, target: 100, categories: 2 };
const round = (...points: readonly (string | null)[]): SheetRound => ({
  common: {},
  seats: points.map((text): Record<string, string> => (text === null ? {} : { points: text })),
});

test('who sits opposite plays together: one entry does for both, and both are at one place', () => {
  const { points, totals, places, isOver } = roundsSheet.tally(
    [round('30', '20', null, '5'), round(null, '40', '60', null)],
    options,
    4,
  );
  expect(points).toEqual([
    [30, 20, 0, 5],
    [0, 40, 60, 0],
  ]);
  expect(totals).toEqual([90, 65, 90, 65]);
  expect(places).toEqual([1, 2, 1, 2]);
  expect(isOver).toBe(false);
});

test('a round lacks a team’s points until one of the two has them', () => {
  const { points, isOver } = roundsSheet.tally([round('100', null, null, null)], options, 4);
  expect(points).toEqual([[100, null, 0, null]]);
  expect(isOver).toBe(true);
});

test('categories count for both, and the fewest may win', () => {
  const seats: readonly SheetEntry[] = [{ category0: '4' }, { category0: '9' }, { category1: '3' }, {}];
  const { totals, places } = categoriesSheet.tally([{ common: {}, seats }], { ...options, wins: 'least' }, 4);
  expect([totals, places]).toEqual([
    [7, 9, 7, 9],
    [1, 2, 1, 2],
  ]);
});

test('nobody plays in teams unless it was chosen, nor where the number of people is odd', () => {
  const { seats } = round('1', '2', '3', '4');
  expect(roundsSheet.tally([{ common: {}, seats }], { ...options, teams: false }, 4).totals).toEqual([1, 2, 3, 4]);
  expect(roundsSheet.teams!(5, options)).toEqual([]);
});
