/** What lies behind the figures: skies, woods, castles, rooms. */
import { darker, lighter, mix } from '../colour';
import { firs, hill } from '../landscape';
import { glow } from '../light';
import { moon } from '../moon';
import { curve, each, round } from '../outline';
import { circle, line, path, place, polygon, rectangle, shape } from '../paper';
import { between, random } from '../random';
import { edged, raise } from '../shadow';
import { sky, stars } from '../sky';

export const night = (top: string, bottom: string, seed: number, star = '#fff3cf'): string =>
  sky(top, bottom) +
  stars({
    seed,
    width: 300,
    height: 230,
    count: 16,
    bright: 3,
    colour: star,
    margin: 26,
    avoid: [{ x: 50, y: 60, r: 80 }],
  });

/** A light disc behind the hero: it cuts the silhouette out. */
export const disc = (colour: string, r = 96, x = 166, y = 158): string =>
  moon(x, y, r, { colour, halo: 0.3, plain: true });

export const fullMoon = (colour: string, r = 96, x = 166, y = 158): string => moon(x, y, r, { colour, halo: 0.35 });

/** Three ranks of wood, the nearest darkest. */
export const woods = (seed: number, far: string, near: string, y = 240): string =>
  firs(seed, y, far, { mist: lighter(far, 0.4), haze: 0.4 }, 70) +
  firs(seed + 1, y + 34, mix(far, near, 0.5), {}, 84) +
  firs(seed + 2, y + 70, near, {}, 74);

/** A fir standing on y = 0, about 150 high. */
export const fir = (x: number, y: number, scale: number, colour: string): string =>
  place(
    x,
    y,
    raise(
      2,
      rectangle(-6, -20, 12, 24, '#5a3a24') +
        [0, 1, 2]
          .map((i) =>
            polygon(
              `${-44 + i * 9} ${-14 - i * 40}, 0 ${-88 - i * 32}, ${44 - i * 9} ${-14 - i * 40}`,
              lighter(colour, i * 0.08),
            ),
          )
          .join(''),
    ),
    { scale },
  );

/** A round tree standing on y = 0, about 120 high. */
export const tree = (x: number, y: number, scale: number, crown: string, trunk = '#6a4428'): string =>
  place(
    x,
    y,
    raise(
      2,
      polygon('-8 0, -4 -60, 4 -60, 8 0', trunk) +
        edged(curve('0 -132, 34 -118, 52 -84, 36 -52, 0 -46, -36 -52, -52 -84, -34 -118'), crown, 0.2),
    ),
    { scale },
  );

/** Bare, with crooked boughs. */
export const deadTree = (x: number, y: number, scale: number, colour: string, flip = false): string =>
  place(
    x,
    y,
    raise(
      2,
      shape(
        '-16 6, -10 -60, -18 -120, -44 -164!, -14 -136, -6 -190!, 2 -140, 34 -184!, 12 -120, 40 -128!, 14 -92, 10 -40, 20 6',
        colour,
      ),
    ),
    { scale, flip },
  );

/** Four towers, about 170 high and 160 wide, standing on y = 0. */
export function castle(x: number, y: number, scale: number, wall: string, roof: string, light = '#ffe08a'): string {
  const tower = (at: number, high: number, half: number): string =>
    rectangle(at - half, -high, half * 2, high + 6, wall) +
    polygon(`${at - half - 6} ${-high + 2}, ${at} ${-high - half * 3}, ${at + half + 6} ${-high + 2}`, roof) +
    rectangle(at - 4, -high + 16, 8, 14, light, 4);
  const teeth = [-52, -34, -16, 2, 20, 38]
    .map((at) => rectangle(at, -74, 10, 12, darker(wall, 0.08, '#5a2a3a')))
    .join('');
  return place(
    x,
    y,
    raise(
      2,
      tower(-28, 118, 14) +
        tower(26, 132, 16) +
        teeth +
        rectangle(-62, -64, 124, 70, darker(wall, 0.08, '#5a2a3a')) +
        tower(-64, 84, 14) +
        tower(64, 90, 14) +
        path('M-15 6V-26Q0 -48 15 -26V6Z', '#4a2a1e'),
    ),
    { scale },
  );
}

/** One tall tower, about 230 high, standing on y = 0. */
export const tower = (x: number, y: number, scale: number, wall: string, roof: string): string =>
  place(
    x,
    y,
    raise(
      2,
      polygon('-32 4, -27 -150, 27 -150, 32 4', wall) +
        rectangle(-36, -166, 72, 22, darker(wall, 0.1, '#5a2a3a'), 4) +
        polygon('-42 -164, 0 -236, 42 -164', roof) +
        path('M-9 -112V-128Q0 -140 9 -128V-112Z', '#ffe08a') +
        each('-16 -60, 10 -84, -4 -30', (sx, sy) => rectangle(sx, sy, 14, 8, darker(wall, 0.1, '#5a2a3a'), 2)),
    ),
    { scale },
  );

/** A house with a gable, about 90 high, standing on y = 0. */
export const house = (x: number, y: number, scale: number, wall: string, roof: string, light = '#ffe08a'): string =>
  place(
    x,
    y,
    raise(
      2,
      rectangle(20, -86, 14, 34, darker(roof, 0.2)) +
        rectangle(-38, -48, 76, 52, wall) +
        polygon('-50 -44, 0 -92, 50 -44', roof) +
        rectangle(-26, -36, 18, 18, light, 3) +
        path('M6 4V-26Q16 -38 26 -26V4Z', darker(roof, 0.3)),
    ),
    { scale },
  );

export const meadow = (y: number, colour: string, seed = 5): string =>
  hill(seed, y, 7, colour, { mist: lighter(colour, 0.3), haze: 0.3 });

/** A wall of boards, a rail along it. */
export function boards(colour: string, floor: string, wide = 46): string {
  const lines = Array.from({ length: Math.ceil(300 / wide) + 1 }, (_, i) =>
    rectangle(i * wide - 8, 0, 2.6, 420, darker(colour, 0.16, '#5a2a1a')),
  ).join('');
  return (
    rectangle(0, 0, 300, 420, colour) +
    lines +
    glow(166, 150, 190, lighter(colour, 0.7), 0.5) +
    raise(1, rectangle(-10, 286, 320, 140, floor))
  );
}

/** A wall of dressed stone. */
export function stones(colour: string, seed = 3): string {
  const next = random(seed);
  let drawn = rectangle(0, 0, 300, 420, colour);
  for (let y = 0; y < 360; y += 30) {
    for (let x = (y / 30) % 2 ? -28 : -6; x < 300; x += 52)
      drawn += rectangle(x + 2, y + 2, 48, 26, mix(colour, '#fff0d8', round(between(next, 0, 0.13))), 5);
  }
  return drawn;
}

/** A pointed or round window full of sky. */
export const pane = (
  x: number,
  y: number,
  w: number,
  h: number,
  top: string,
  bottom: string,
  frame: string,
): string => {
  const d = `M${x - w / 2} ${y + h / 2}V${y - h / 2 + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h / 2 + w / 2}V${y + h / 2}Z`;
  return (
    raise(1, path(d, frame, { stroke: frame, 'stroke-width': 12, 'stroke-linejoin': 'round' })) +
    path(d, bottom) +
    path(d, top, { opacity: 0.75 }) +
    line(`M${x} ${y - h / 2}V${y + h / 2}M${x - w / 2} ${y + 6}H${x + w / 2}`, frame, 5)
  );
};

/** Stripes that run out from a point: a stage, a circus, an enlightenment. */
export function rays(x: number, y: number, colour: string, count = 14, opacity = 0.35): string {
  // Not farther than needed: papers far outside the card disturb the renderer's layers.
  const beam = (i: number): string => {
    const at = (turn: number): string => `${round(x + Math.cos(turn) * 270)} ${round(y + Math.sin(turn) * 270)}`;
    return polygon(`${x} ${y}, ${at((i * 2 * Math.PI) / count)}, ${at(((i + 0.5) * 2 * Math.PI) / count)}`, colour, {
      opacity,
    });
  };
  return Array.from({ length: count }, (_, i) => beam(i)).join('');
}

export const bubbles = (list: string, colour: string): string =>
  each(
    list,
    (x, y, r) =>
      circle(x, y, r, colour, { opacity: 0.35 }) +
      circle(x - r * 0.3, y - r * 0.35, r * 0.26, '#ffffff', { opacity: 0.8 }),
  );

/** A chequered floor that runs away to the horizon. */
export function checks(light: string, dark: string, horizon: number): string {
  const rows = [0, 10, 24, 46, 80];
  const at = (column: number, depth: number): number => Math.round(166 + (column - 5) * (22 + depth * 0.5));
  const field = (column: number, row: number): string => {
    const [far = 0, near = 0] = rows.slice(row, row + 2);
    return polygon(
      `${at(column, far)} ${horizon + far}, ${at(column + 1, far)} ${horizon + far}, ${at(column + 1, near)} ${horizon + near}, ${at(column, near)} ${horizon + near}`,
      (row + column) % 2 ? light : dark,
    );
  };
  return rows
    .slice(1)
    .map((_, row) => Array.from({ length: 10 }, (__, column) => field(column, row)).join(''))
    .join('');
}
