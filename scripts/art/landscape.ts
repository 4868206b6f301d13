/** Hills, mountains, forests, seas: papers from edge to edge, one behind the other. */
import { darker, lighter, mix } from './colour';
import { fade } from './light';
import { curve, pointsOf, round, type Outline, type Point } from './outline';
import { path, place, shape } from './paper';
import { between, random } from './random';
import { raise, type Depth } from './shadow';

export interface Sheet {
  readonly width?: number;
  readonly height?: number;
  /** The colour of the air at the foot of the paper; it sets the next, darker paper off. */
  readonly mist?: string;
  readonly haze?: number;
  readonly rim?: number;
  readonly depth?: Depth;
}

export function sheet(
  top: string,
  colour: string,
  { width = 300, height = 420, mist, haze = 0.45, rim = 0.14, depth = 2 }: Sheet = {},
): string {
  const d = `${top}L${width + 90} ${height + 30}L-90 ${height + 30}Z`;
  const paint = mist ? fade(colour, mix(colour, mist, haze)) : undefined;
  const edge = path(d, lighter(colour, rim), { transform: 'translate(0 -1.4)' });
  return (paint?.definition ?? '') + raise(depth, edge + path(d, paint?.fill ?? colour));
}

/** Rolling ground through the given heights, evenly spread from edge to edge. */
export function hills(heights: readonly number[], colour: string, options: Sheet = {}): string {
  const width = options.width ?? 300;
  const step = width / (heights.length - 1);
  const points = heights.map((y, i): Point => [i * step, y]);
  return sheet(
    curve([[-step, heights[0] ?? 0], ...points, [width + step, heights.at(-1) ?? 0]], false),
    colour,
    options,
  );
}

export function hill(seed: number, y: number, swing: number, colour: string, options: Sheet = {}, bumps = 5): string {
  const next = random(seed);
  return hills(
    Array.from({ length: bumps + 1 }, () => y + between(next, -swing, swing)),
    colour,
    options,
  );
}

export function mountains(outline: Outline, colour: string, options: Sheet = {}): string {
  const peaks = pointsOf(outline);
  const width = options.width ?? 300;
  let d = `M-60 ${peaks[0]?.[1] ?? 0}`;
  peaks.forEach(([x, y], i) => {
    const following = peaks[i + 1];
    d += `L${x} ${y}`;
    if (following) d += `L${round((x + following[0]) / 2)} ${Math.max(y, following[1]) + 34}`;
  });
  return sheet(`${d}L${width + 60} ${peaks.at(-1)?.[1] ?? 0}`, colour, options);
}

/** A ridge of firs on one paper. */
export function firs(seed: number, y: number, colour: string, options: Sheet = {}, tall = 34): string {
  const next = random(seed);
  const width = options.width ?? 300;
  let d = `M-40 ${y}`;
  for (let x = -30; x < width + 30;) {
    const half = between(next, 7, 12);
    const top = y - between(next, tall * 0.55, tall);
    d += `L${round(x)} ${y}L${round(x + half)} ${round(top)}L${round(x + half * 2)} ${y}`;
    x += half * 2 + between(next, -3, 7);
  }
  return sheet(`${d}L${width + 40} ${y}`, colour, options);
}

/** One row of waves, moved sideways by `shift`. */
export function waves(y: number, colour: string, shift: number, length = 50): string {
  const width = 300;
  let d = `M${round(-length + shift)} ${y}`;
  for (let x = -length + shift; x < width + length; x += length) {
    d += `C${round(x + length * 0.3)} ${y - 13} ${round(x + length * 0.62)} ${y - 13} ${round(x + length * 0.72)} ${y - 3}C${round(x + length * 0.8)} ${y + 3} ${round(x + length * 0.9)} ${y + 4} ${round(x + length)} ${y}`;
  }
  return sheet(d, colour, { width, rim: 0.32, mist: darker(colour, 0.3), haze: 0.5 });
}

export function grass(x: number, y: number, scale: number, colour: string): string {
  const blade = (lean: number, tall: number): string =>
    shape(
      [
        [-3, 2],
        [lean * 0.4 - 1, -tall * 0.6],
        [lean, -tall, 'sharp'],
        [lean * 0.5 + 3, -tall * 0.5],
        [3, 2],
      ],
      colour,
    );
  return place(x, y, blade(-9, 15) + blade(0, 21) + blade(9, 14), { scale });
}
