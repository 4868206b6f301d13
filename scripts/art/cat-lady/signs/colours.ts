/** Colours of fur, told by shape too; within 30 of the origin. */
import { crescentPath } from '../../moon';
import { curve, mirror } from '../../outline';
import { circle, ellipse, path, place, polygon } from '../../paper';
import { lady, type FurColour } from '../palette';

/** Black is the night's moon, orange the sun, white a cloud. */
const colourShape: Readonly<Record<FurColour, (fill: string) => string>> = {
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
