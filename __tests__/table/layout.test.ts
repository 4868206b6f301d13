import { makeArea, makeCentred, layTable, makeLine, stack } from '../../src/table/layout/areas';
import { findLargest, pickBest, remember } from '../../src/table/layout/largest';
import { ASPECT } from '../../src/table/layout/measures';
import { openNear } from '../../src/table/layout/rect';
import { spread } from '../../src/table/layout/spread';

test('the largest that fits is found, and the least where nothing fits', () => {
  expect(findLargest((unit) => unit * 3 <= 100, 0, 100)).toBeCloseTo(33.3, 0);
  expect(findLargest(() => true, 10, 50)).toBeCloseTo(50, 0);
  expect(findLargest(() => false, 10, 50)).toBe(10);
});

test('what is asked again is not laid out again, and memory does not grow for ever', () => {
  let times = 0;
  const layout = remember((seats: number, size: { readonly width: number }) => ({
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

const box = { x: 10, y: 20, width: 200, height: 100 };

test('areas lie one below the other, and spare room goes to those that grow', () => {
  const table = stack(4, [
    makeArea('top', 50, 20, { share: 0.5, most: 8 }),
    makeLine(2, [makeArea('left', 30, 10), makeArea('right', 40, 12, { share: 1 })], {}),
    makeCentred(makeArea('foot', 60, 10, { share: 1 })),
  ]);
  expect([table.width, table.height]).toEqual([72, 50]);
  expect(table.lay(box)).toEqual({
    top: { x: 10, y: 20, width: 200, height: 28 },
    left: { x: 10, y: 52, width: 30, height: 12 },
    right: { x: 42, y: 52, width: 168, height: 12 },
    foot: { x: 80, y: 89, width: 60, height: 10 },
  });
});

test('where there is too little room, the last area that grows lacks it', () => {
  const table = stack(0, [
    makeArea('panels', 0, 60, { share: 0.2 }),
    makeArea('own', 0, 60, { share: 1 }),
    makeArea('foot', 0, 10),
  ]);
  expect(Object.values(table.lay(box)).map(({ height }) => height)).toEqual([60, 30, 10]);
});

test('a table is laid out in the way that is worth most, as large as it fits, and mirrored for the left hand', () => {
  const way = (high: number) => (unit: number) => ({
    unit,
    areas: makeLine(0, [makeArea('cards', unit, unit * high), makeArea('rest', 0, 0, { share: 1, widest: 50 })]),
  });
  const right = layTable(box, [way(2), way(1.25), way(3)], [10, 150], ({ unit }) => unit);
  expect(right.unit).toBeCloseTo(80, 0);
  expect(right.rects.rest.x).toBeCloseTo(90, 0);
  const left = layTable(box, [way(2), way(1.25), way(3)], [10, 150], ({ unit }) => unit, true);
  for (const name of ['cards', 'rest'])
    expect(left.rects[name].x + left.rects[name].width / 2).toBeCloseTo(
      220 - right.rects[name].x - right.rects[name].width / 2,
    );
});

test('where nothing fits, the way that lacks least is taken', () => {
  const way = (height: number) => () => ({ height, areas: makeArea('all', 0, height) });
  expect(layTable(box, [way(300), way(120), way(200)], [1, 2], ({ height }) => height).height).toBe(120);
});
