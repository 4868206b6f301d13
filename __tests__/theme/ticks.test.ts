import { ticksFor } from '../../src/theme/ticks';

test('ticks are round, and reach around all values', () => {
  expect(ticksFor(3, 47, 3)).toEqual([0, 20, 40, 60]);
  expect(ticksFor(-12, 9, 3)).toEqual([-20, -10, 0, 10]);
  expect(ticksFor(7, 7, 3)).toEqual([7]);
  expect(ticksFor(0.2, 0.9, 3).length).toBeGreaterThan(2);
});
