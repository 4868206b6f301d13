import { openNear } from '../../src/table/layout/box';
import { mirrorGroups } from '../../src/table/layout/column';
import { largest, pickBest, remembered } from '../../src/table/layout/largest';
import { ASPECT } from '../../src/table/layout/measures';
import { spread } from '../../src/table/layout/spread';

test('the largest that fits is found, and the least where nothing fits', () => {
  expect(largest((unit) => unit * 3 <= 100, 0, 100)).toBeCloseTo(33.3, 0);
  expect(largest(() => true, 10, 50)).toBeCloseTo(50, 0);
  expect(largest(() => false, 10, 50)).toBe(10);
});

test('what is asked again is not laid out again, and memory does not grow for ever', () => {
  let times = 0;
  const layout = remembered((seats: number, size: { readonly width: number }) => ({
    seats,
    width: size.width,
    time: ++times,
  }));
  const first = layout(2, { width: 300 });
  expect(layout(2, { width: 300 })).toBe(first);
  expect(layout(3, { width: 300 })).toEqual({ seats: 3, width: 300, time: 2 });
  for (let width = 0; width < 1000; width++) layout(2, { width });
  expect(layout(2, { width: 300 })).not.toBe(first);
  expect(times).toBe(1003);
});

test('a paper opens near where it lies, but stays in the arena and grows no larger than it', () => {
  const arena = { x: 2, y: 2, width: 300, height: 200 };
  expect(openNear(arena, { x: 280, y: 0, width: 20, height: 20 }, 100, 80)).toEqual({
    x: 202,
    y: 2,
    width: 100,
    height: 80,
  });
  expect(openNear(arena, arena, 900, 900)).toEqual(arena);
});

test.each([1, 3, 7, 12])('%i cards spread in a box stay in it, and each shows as much as it should', (count) => {
  const box = { x: 10, y: 20, width: 200, height: 90 };
  const spots = spread(count, box, 80, { part: 0.5 });
  expect(spots).toHaveLength(count);
  for (const { x, y, width } of spots) {
    expect(x - width / 2).toBeGreaterThanOrEqual(box.x - 0.01);
    expect(x + width / 2).toBeLessThanOrEqual(box.x + box.width + 0.01);
    expect(y - (width * ASPECT) / 2).toBeGreaterThanOrEqual(box.y - 0.01);
    expect(y + (width * ASPECT) / 2).toBeLessThanOrEqual(box.y + box.height + 0.01);
  }
  for (const [at, { x, y, width }] of spots.slice(1).entries())
    if (y === spots[at].y) expect(x - spots[at].x).toBeGreaterThanOrEqual(0.5 * width - 0.01);
});

test('of all arrangements, each as large as it fits, the one that is worth most is picked', () => {
  const upTo = (most: number) => (unit: number) => ({ unit, fits: unit <= most });
  expect(pickBest([upTo(30), upTo(50), upTo(40)], [10, 100], ({ unit }) => unit).unit).toBeCloseTo(50, 0);
});

test('for a left hand a group changes sides, and its cells keep their order', () => {
  const cell = (x: number) => ({ x, y: 0, width: 10, height: 10, card: 8 });
  const mirrored = mirrorGroups({ 'a:0': cell(0), 'a:1': cell(20), 'b:0': cell(90) }, 100, (key) => key[0]);
  expect(Object.entries(mirrored).map(([key, { x }]) => [key, x])).toEqual([
    ['a:0', 70],
    ['a:1', 90],
    ['b:0', 0],
  ]);
});
