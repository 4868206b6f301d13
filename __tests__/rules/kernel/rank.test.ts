import { rank } from '../../../src/rules/kernel/rank';

test('the most points come first, or the fewest', () => {
  expect(rank([10, 30, 20], 'most')).toEqual([3, 1, 2]);
  expect(rank([10, 30, 20], 'fewest')).toEqual([1, 3, 2]);
  expect(rank([-5, 0], 'fewest')).toEqual([1, 2]);
});

test('who is level shares the better place, and the next place is left out', () => {
  expect(rank([7, 9, 7, 3], 'most')).toEqual([2, 1, 2, 4]);
  expect(rank([0, 0, 0], 'fewest')).toEqual([1, 1, 1]);
  expect(rank([4], 'most')).toEqual([1]);
  expect(rank([], 'most')).toEqual([]);
});

test('each further number settles only the ties of those before it', () => {
  const standings = [
    [20, 1, 9],
    [20, 2, 0],
    [21, 0, 0],
    [20, 2, 0],
    [20, 2, 1],
  ];
  expect(rank(standings, 'most')).toEqual([5, 3, 1, 3, 2]);
  expect(rank(standings, 'fewest')).toEqual([1, 2, 5, 2, 4]);
});

test('a team that is ahead counts once', () => {
  const teams = [
    [0, 3],
    [1, 4],
    [2, 5],
  ];
  expect(rank([5, 9, 5, 5, 9, 5], 'most', teams)).toEqual([2, 1, 2, 2, 1, 2]);
  expect(rank([7, 9, 5, 7, 9, 5], 'fewest', teams)).toEqual([2, 3, 1, 2, 3, 1]);
  expect(rank([7, 9, 5, 7, 9, 5], 'most')).toEqual([3, 1, 5, 3, 1, 5]);
});
