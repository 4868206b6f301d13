/** Lines cut with scissors: points, and the smooth or straight path through them. */
/** A point of a curve; 'sharp' makes it a corner. */
export type Point = readonly [x: number, y: number, corner?: 'sharp'];

export const round = (value: number): number => Math.round(value * 10) / 10;

type Pair = readonly [number, number];

/** Points, or the same written short: '0 0, 10 0!, 5 8' where ! makes a corner. */
export type Outline = string | readonly Point[];

export function pointsOf(outline: Outline): readonly Point[] {
  if (typeof outline !== 'string') return outline;
  return outline.split(',').map((written): Point => {
    const [x = NaN, y = NaN] = written.replace('!', '').trim().split(' ').map(Number);
    // A slip in the text would otherwise be drawn as nothing at all.
    if (Number.isNaN(x + y)) throw new Error(`Not a point: "${written}"`);
    return written.endsWith('!') ? [x, y, 'sharp'] : [x, y];
  });
}

/** A smooth line through the points. Few points make calm paper; more than sixteen wobble. */
export function curve(outline: Outline, closed = true, tension = 0.42): string {
  const points = pointsOf(outline);
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  const heading = (i: number): Pair | null => {
    if (at(i)[2]) return null;
    const before = at(i - 1);
    const after = at(i + 1);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
  };
  const handle = (i: number, towards: number, reach: number): Pair => {
    const own = heading(i);
    const here = at(i);
    if (own) return [here[0] + own[0] * reach, here[1] + own[1] * reach];
    const there = at(towards);
    return [here[0] + (there[0] - here[0]) * 0.25, here[1] + (there[1] - here[1]) * 0.25];
  };
  const write = (pair: readonly [number, number, ...unknown[]]): string => `${round(pair[0])} ${round(pair[1])}`;
  let path = `M${write(at(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const reach = Math.hypot(at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]) * tension;
    path += `C${write(handle(i, i + 1, reach))} ${write(handle(i + 1, i, -reach))} ${write(at(i + 1))}`;
  }
  return closed ? `${path}Z` : path;
}

/** The right half, given from top to bottom, and its reflection. */
export function mirror(outline: Outline): Point[] {
  const half = pointsOf(outline);
  const reflected = half.filter(([x]) => Math.abs(x) > 0.01).map(([x, y, corner]): Point => [-x, y, corner]);
  return [...half, ...reflected.reverse()];
}

export const corners = (outline: Outline): string =>
  `M${pointsOf(outline)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L')}Z`;

/** The same thing several times: '40 318, 104 296' draws at (40, 318) and at (104, 296); each may have further numbers. */
export function each(list: string, draw: (x: number, y: number, more: number, last: number) => string): string {
  return list
    .split(',')
    .map((numbers) => {
      const [x = 0, y = 0, more = 0, last = 0] = numbers.trim().split(' ').map(Number);
      return draw(x, y, more, last);
    })
    .join('');
}
