import { lighter, mix } from './colour';
import { fade } from './light';
import { round } from './outline';
import { circle, line, place, rectangle, shape, star } from './paper';
import { between, random } from './random';
import { raise } from './shadow';

export interface Sky {
  readonly width?: number;
  readonly height?: number;
  /** A third colour: night straight into dawn goes through grey. */
  readonly middle?: readonly [at: number, colour: string];
}

export function sky(top: string, bottom: string, { width = 300, height = 420, middle }: Sky = {}): string {
  const paint = fade(top, bottom, middle);
  return paint.definition + rectangle(0, 0, width, height, paint.fill);
}

export interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface StarField {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly colour: string;
  /** How many of them are four-pointed. */
  readonly bright?: number;
  /** Nothing falls into these: words, moons, faces. */
  readonly avoid?: readonly Round[];
  readonly size?: number;
  /** Half a star under a frame looks like dirt. */
  readonly margin?: number;
}

/** Scattered, but never in clusters: a star that falls near another is thrown again. */
export function stars({
  seed,
  width,
  height,
  count,
  colour,
  bright = 3,
  avoid = [],
  size = 1,
  margin = 0,
}: StarField): string {
  const next = random(seed);
  const taken: Round[] = [...avoid];
  let drawn = '';
  for (let i = 0, tries = 0; i < count && tries < count * 20; tries++) {
    const isBright = i < bright;
    const spot = {
      x: between(next, margin, width - margin),
      y: between(next, margin, height),
      r: isBright ? 26 * size : 11 * size,
    };
    if (taken.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < other.r + spot.r * 0.6)) continue;
    taken.push(spot);
    i++;
    drawn += isBright
      ? star(spot.x, spot.y, between(next, 5, 8.5) * size, colour, 4, 0.28)
      : circle(spot.x, spot.y, between(next, 0.8, 2) * size, colour, { opacity: round(between(next, 0.45, 1)) });
  }
  return drawn;
}

/** A star on a thread, as in a paper theatre. */
export const hungStar = (x: number, length: number, radius: number, colour: string): string =>
  line(`M${x} -4V${length}`, colour, 0.9, { opacity: 0.45 }) +
  raise(1, star(x, length + radius, radius, colour, 5, 0.5));

const puff = '-78 20!, -92 4, -72 -10, -58 -30, -32 -28, -14 -46, 18 -42, 32 -22, 58 -26, 70 -8, 92 0, 84 20!';

export const cloud = (x: number, y: number, scale: number, colour: string, flip = false): string =>
  place(x, y, raise(2, shape(puff, lighter(colour, 0.3), { transform: 'translate(0 -1.6)' }) + shape(puff, colour)), {
    scale,
    flip,
  });

/** A bank of cloud from edge to edge: bumps of uneven size on one paper. */
export function cloudBank(seed: number, y: number, colour: string, bump = 34): string {
  const width = 300;
  const height = 420;
  const next = random(seed);
  let d = `M-40 ${y + 10}`;
  for (let x = -40; x < width + 40;) {
    const step = between(next, bump * 0.9, bump * 1.7);
    const rise = round(between(next, -6, 6));
    d += `A${round(step * 0.56)} ${round(step * 0.56)} 0 0 1 ${round(x + step)} ${y + 10 + rise}`;
    x += step;
  }
  d += `V${height + 40}H-40Z`;
  const paint = fade(colour, mix(colour, '#ffffff', 0.06));
  return raise(
    2,
    paint.definition +
      `<path d="${d}" fill="${lighter(colour, 0.22)}" transform="translate(0 -1.6)"/><path d="${d}" fill="${paint.fill}"/>`,
  );
}

/** A cloud-edged ring: round bumps along an ellipse. The rounder, the smaller `flat` (0.5 is half a circle). */
export function cloudRing(x: number, y: number, rx: number, ry: number, bumps: number, turn = 0, flat = 0.58): string {
  const notches = Array.from({ length: bumps }, (_, i): readonly [number, number] => {
    const angle = ((i + turn) * 2 * Math.PI) / bumps;
    return [round(x + Math.cos(angle) * rx), round(y + Math.sin(angle) * ry)];
  });
  const arcs = notches.map(([fromX, fromY], i) => {
    const [toX, toY] = notches[(i + 1) % bumps] ?? [fromX, fromY];
    const radius = round(Math.hypot(toX - fromX, toY - fromY) * flat);
    return `A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  });
  return `M${notches[0]?.join(' ') ?? ''}${arcs.join('')}Z`;
}
