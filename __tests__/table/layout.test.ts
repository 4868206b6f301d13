import { largest, remembered } from '../../src/table/layout/largest';

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
