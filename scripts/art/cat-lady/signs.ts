/** Small signs that say without words what is eaten, what colour counts and what is worth something: within 30 of the origin. */
import { lighter, mix } from '../colour';
import { crescentPath } from '../moon';
import { curve, each, mirror, round } from '../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../paper';
import { lady, type FurColour } from './palette';

export type Food = 'tuna' | 'chicken' | 'milk';

function tuna(): string {
  const blue = lady.tuna;
  const body = curve('-30 1, -18 -14, 2 -17, 16 -8, 20 0, 16 9, 2 17, -18 14');
  return (
    shape('14 0, 26 -15, 32 -15!, 27 0, 32 15!, 26 15', '#3f86b4') +
    shape('-6 -14, 4 -25!, 12 -12', '#3f86b4') +
    path(body, blue) +
    shape('-29 3, -10 8, 12 8, 2 16, -18 14', '#cfe9f5') +
    line('M-8 -11Q-3 1 -8 12', '#2f6c9a', 3.2) +
    circle(-18, -3, 4.4, '#ffffff') +
    circle(-18, -3, 2.5, lady.ink)
  );
}

function chicken(): string {
  return (
    line('M8 10L20 22', '#d3b283', 9) +
    circle(24, 19, 6, '#d3b283') +
    circle(18, 26, 6, '#d3b283') +
    shape('-22 -20, -6 -27, 10 -18, 16 -2, 14 12, 2 15, -14 12, -25 -2', lady.chicken) +
    shape('-14 -18, -4 -22, 4 -16, -6 -14, -16 -6', lighter(lady.chicken, 0.5)) +
    shape('16 -2, 14 12, 2 15, -14 12, 2 8', mix(lady.chicken, '#8a2f1a', 0.4))
  );
}

function milk(): string {
  const bottle = 'M-8 -17H8V-10Q16 -4 16 6V23Q16 29 10 29H-10Q-16 29 -16 23V6Q-16 -4 -8 -10Z';
  return (
    path(bottle, '#86bcd8', { stroke: '#86bcd8', 'stroke-width': 4 }) +
    path(bottle, '#ffffff') +
    path('M-16 6Q0 12 16 5V23Q16 29 10 29H-10Q-16 29 -16 23Z', '#dcf0f8') +
    circle(0, 15, 6, '#5a9fcf') +
    rectangle(-10, -29, 20, 13, '#4f93c4', 4)
  );
}

export const foodSign: Readonly<Record<Food, () => string>> = { tuna, chicken, milk };

const biscuit = (colour: string): string =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i * Math.PI * 2) / 9;
    return circle(Math.cos(angle) * 20, Math.sin(angle) * 20, 8.5, colour);
  }).join('') + circle(0, 0, 22, colour);

/** Any kind: an iced biscuit with a paw. */
export const treatSign = (): string =>
  biscuit('#c98a4e') +
  place(0, -1.6, biscuit('#e8b06a')) +
  circle(0, -1.4, 20.5, lady.treat) +
  pawPrint(0, -1, 0.56, '#fff6e4');

export const pawPrint = (x: number, y: number, scale: number, colour: string, turn = 0): string =>
  place(
    x,
    y,
    shape('0 -2, 14 4, 22 18, 12 26, 0 23, -12 26, -22 18, -14 4', colour) +
      ellipse(-25, -4, 7.5, 10, colour, { transform: 'rotate(-18 -25 -4)' }) +
      ellipse(25, -4, 7.5, 10, colour, { transform: 'rotate(18 25 -4)' }) +
      ellipse(-9.5, -20, 7.5, 11, colour) +
      ellipse(9.5, -20, 7.5, 11, colour),
    { scale, turn },
  );

/** Colours of fur are told by shape too: black is the night's moon, orange the sun, white a cloud. */
export const colourShape: Readonly<Record<FurColour, (fill: string) => string>> = {
  black: (fill) => place(1, 0, path(crescentPath, fill), { scale: 0.34, turn: -24 }),
  orange: (fill) =>
    Array.from({ length: 8 }, (_, i) =>
      place(0, 0, polygon('-4.5 -11.5, 4.5 -11.5, 0 -20', fill), { turn: i * 45 }),
    ).join('') + circle(0, 0, 10, fill),
  white: (fill) => path('M-11 11A9 9 0 0 1 -13 -6A11 11 0 0 1 7 -9A8.5 8.5 0 0 1 12 11Z', fill),
};

const papers: Readonly<Record<FurColour, readonly [paper: string, shape: string]>> = {
  black: ['#4a4260', '#ffe9a6'],
  orange: ['#f39a4a', '#5a2408'],
  white: ['#fffdf8', '#7b9cc0'],
};

/** A tag of the fur's colour with its shape; radius 22. */
export const colourTag = (colour: FurColour): string =>
  circle(0, 0, 24, lady.ink) +
  circle(0, 0, 21, papers[colour][0]) +
  place(0, 0, colourShape[colour](papers[colour][1]), { scale: 0.84 });

const catFace = curve(mirror('0 -13, 9 -14, 23 -31!, 27 -10, 30 6, 23 21, 0 27'));

/** A cat of one colour, its shape on the forehead. */
export const catSign = (colour: FurColour): string =>
  path(catFace, lady.ink, { stroke: lady.ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
  path(catFace, papers[colour][0]) +
  place(0, 5, colourShape[colour](papers[colour][1]), { scale: 0.8 });

/** Any cat: no colour, a mouth to be fed. */
export const anyCatSign = (): string =>
  path(catFace, lady.ink, { stroke: lady.ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
  path(catFace, '#d9c8ee') +
  circle(-10, 4, 3.6, lady.ink) +
  circle(10, 4, 3.6, lady.ink) +
  ellipse(0, 15, 5, 5, lady.ink);

export const hangerSign = (): string =>
  line('M-2 -14C-10 -14 -10 -27 0 -27C8 -27 10 -19 3 -16L0 -11', lady.ink, 4.4) +
  path('M0 -11L27 10Q30 16 23 16H-23Q-30 16 -27 10Z', '#fffdf6', {
    stroke: lady.ink,
    'stroke-width': 4.4,
    'stroke-linejoin': 'round',
  });

/** Toys of all kinds: a ball that jingles. */
export const toySign = (): string =>
  circle(0, 0, 25, lady.ink) +
  circle(0, 0, 21.5, '#f2c463') +
  path('M-21 -4Q0 8 21 -4L20 6Q0 18 -20 6Z', '#e5667a') +
  star(0, -10, 7, '#fff6e4', 5, 0.5);

export const catnipSign = (): string => {
  const leaf = curve('0 -26!, 13 -13, 14 2, 0 12, -14 2, -13 -13');
  return (
    line('M0 6V28', '#3f8a5c', 5) +
    place(0, 4, path(leaf, '#57a878'), { scale: 0.8, turn: -62 }) +
    place(0, 4, path(leaf, '#57a878'), { scale: 0.8, turn: 62 }) +
    path(leaf, '#6fc492') +
    line('M0 -14V6', '#3f8a5c', 2.6)
  );
};

export const crownSign = (): string =>
  path('M-24 18L-27 -12L-12 2L0 -20L12 2L27 -12L24 18Z', '#f2b63c', {
    stroke: lady.ink,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  }) + circle(0, 8, 4.4, '#e5667a');

/** Food of any kind, each piece of it. */
export const bowlSign = (): string =>
  circle(-10, -6, 8, lady.chicken) +
  circle(9, -7, 8, lady.tuna) +
  circle(0, -12, 8, '#ffffff') +
  path('M-28 -3H28L20 20Q18 23 14 23H-14Q-18 23 -20 20Z', '#e5667a', {
    stroke: lady.ink,
    'stroke-width': 3.6,
    'stroke-linejoin': 'round',
  }) +
  pawPrint(0, 10, 0.3, '#fff6e4');

/** A multiplication sign as two strokes: the font's own is thin beside its numbers. */
export const times = (x: number, y: number, r: number, colour: string): string =>
  line(
    `M${round(x - r)} ${round(y - r)}L${round(x + r)} ${round(y + r)}M${round(x + r)} ${round(y - r)}L${round(x - r)} ${round(y + r)}`,
    colour,
    r * 0.72,
  );

/** One of these, not all: strokes between signs. */
export const either = (list: string, height: number): string =>
  each(list, (x, y) => line(`M${x + 5} ${y - height}L${x - 5} ${y + height}`, lady.ink, 4));
