import type { FinishedPlay } from '../../src/screens/History/finishedPlay';
import { countBeaten, findChange, listGameFigures, listTableSizes } from '../../src/screens/History/gameFigures';
import { countYear, yearToTell } from '../../src/screens/History/yearPicture';

const people = [
  { person: 1, name: 'Ola', mark: 'circle' },
  { person: 2, name: 'Jan', mark: 'triangle' },
  { person: null, name: 'Mruczek', mark: 'star' },
] as const;

/** A match of two or three, the newest first in a list. */
const play = (id: number, score: readonly number[], places: readonly number[] | null): FinishedPlay => ({
  kind: 'match',
  id,
  game: 'koty',
  name: { key: 'app:game.koty' },
  when: Date.UTC(2026, 5, 28 - id, 12),
  parts: people.slice(0, score.length),
  score,
  wins: 'most',
  places,
});

test('the record of a game is of people, by how many sat at the table, without what was broken off', () => {
  const all = [play(1, [30, 20], [1, 2]), play(2, [10, 40, 99], [3, 2, 1]), play(3, [80, 1], null)];
  const [both] = listGameFigures(all, null);
  expect([both.played, both.best.score, both.best.part.name]).toEqual([2, 40, 'Jan']);
  const [two] = listGameFigures(all, 2);
  expect([two.played, two.best.score, two.winners.map(({ won, played }) => [won, played])]).toEqual([
    1,
    30,
    [
      [1, 1],
      [0, 1],
    ],
  ]);
  expect(listTableSizes(all)).toEqual([2, 3]);
});

test('a record is the best of matches of as many people, three others at least, and alone the best', () => {
  const others = [play(2, [20, 10], [1, 2]), play(3, [25, 9], [1, 2]), play(4, [12, 28], [2, 1])];
  const best = play(1, [30, 2], [1, 2]);
  expect(countBeaten(best, [best, ...others])).toBe(4);
  expect(countBeaten(best, [best, ...others.slice(1)])).toBeNull();
  expect(countBeaten(play(1, [28, 2], [1, 2]), others)).toBeNull();
  expect(countBeaten({ ...best, wins: 'fewest' }, others)).toBe(4);
  expect(countBeaten({ ...best, score: [30, 10], wins: 'fewest' }, others)).toBeNull();
  expect(countBeaten(best, [...others, play(5, [40, 1, 1], [1, 2, 3]), play(6, [50, 1], null)])).toBe(4);
});

test('a run of wins is told from three on, and with a word of doubt while matches are few', () => {
  const won = (count: number) => Array.from({ length: count }, (_, id) => play(id, [30, 20], [1, 2]));
  expect(listGameFigures([...won(2), play(9, [1, 5], [2, 1])], null)[0].sentences).toEqual([]);
  expect(listGameFigures([...won(4), play(9, [1, 5], [2, 1])], null)[0].sentences).toEqual([
    { key: 'app:history.inARow', facts: { name: 'Ola', count: 4 } },
    { key: 'app:history.tooFew' },
  ]);
});

test('a change of the mean is told only beyond chance', () => {
  const noisy = Array.from({ length: 40 }, (_, index) => 20 + ((index * 7) % 11));
  expect(findChange(noisy)).toBeNull();
  expect(findChange(noisy.map((score, index) => (index < 10 ? score + 12 : score)))).toMatchObject({ now: 37 });
  expect(findChange(noisy.slice(0, 15))).toBeNull();
});

test('a year is offered from December on, with five matches or more', () => {
  expect([yearToTell(new Date(2026, 11, 1)), yearToTell(new Date(2026, 10, 30))]).toEqual([2026, 2025]);
  const five = Array.from({ length: 5 }, (_, id) => play(id, [30, 20], [1, 2]));
  expect(countYear(five.slice(1), 2026)).toBeNull();
  expect(countYear(five, 2026)).toMatchObject({ plays: 5, days: 5, favouritePlays: 5, winners: [{ won: 5 }] });
});
