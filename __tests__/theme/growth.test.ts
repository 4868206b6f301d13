import { growthOn } from '../../src/theme/growth';

test('text of a table grows with a large screen, less where people have enlarged it, and never beyond what they know', () => {
  expect(growthOn({ width: 390, height: 844 }, 1)).toBe(1);
  expect(growthOn({ width: 844, height: 390 }, 1)).toBe(1);
  expect(growthOn({ width: 768, height: 1024 }, 1)).toBe(1.3);
  expect(growthOn({ width: 1366, height: 1024 }, 1)).toBe(1.3);
  expect(growthOn({ width: 1366, height: 1024 }, 1.5)).toBeCloseTo(1.07);
  expect(growthOn({ width: 1366, height: 1024 }, 2)).toBe(1);
});
