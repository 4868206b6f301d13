import { font } from '../../theme/type';

import type { Shape } from './shape';

/** The width of all pictures that are shared. */
export const WIDTH = 1080;
export const EDGE = 80;
/** The room that the hills take at the foot. */
export const HILLS = 220;
export const MOON = { x: WIDTH / 2, y: 200, r: 150 };
const DISC = 'M12 0a12 12 0 1 0 0 24a12 12 0 1 0 0-24z';
const STAR = 'M12 0C13.4 8.4 15.6 10.6 24 12 15.6 13.4 13.4 15.6 12 24 10.6 15.6 8.4 13.4 0 12 8.4 10.6 10.6 8.4 12 0z';
const FAR = 'M0 60C180 10 320 20 520 70S880 120 1080 40V400H0z';
const NEAR = 'M0 120C240 60 420 130 620 110S940 50 1080 120V400H0z';
const STARS = [
  [110, 130, 1.6],
  [250, 300, 1],
  [330, 90, 0.8],
  [790, 110, 1],
  [950, 260, 1.6],
  [860, 360, 0.8],
] as const;

const disc = (x: number, y: number, r: number, fill: string): Shape => ({
  kind: 'path',
  d: DISC,
  x: x - r,
  y: y - r,
  scale: r / 12,
  fill,
});

/** What all shared pictures stand on: a night sky with an empty moon, and hills. */
export const drawNight = (height: number): readonly Shape[] => [
  { kind: 'box', x: 0, y: 0, width: WIDTH, height, radius: 0, fill: '#2a1a5e' },
  ...STARS.map(([x, y, scale]): Shape => ({ kind: 'path', d: STAR, x, y, scale, fill: '#fbc04a' })),
  { kind: 'path', d: FAR, x: 0, y: height - HILLS - 40, scale: 1, fill: '#3d2873' },
  { kind: 'path', d: NEAR, x: 0, y: height - HILLS - 10, scale: 1, fill: '#1c1240' },
  disc(MOON.x + 3, MOON.y + 12, MOON.r, '#1b1145'),
  disc(MOON.x, MOON.y, MOON.r, '#fff1d6'),
  disc(MOON.x - 88, MOON.y - 66, 22, '#f3dfb8'),
  disc(MOON.x + 96, MOON.y + 52, 15, '#f3dfb8'),
];

/** The name of the app on the hills. */
export const drawAppName = (height: number, app: string): Shape => ({
  kind: 'text',
  text: app,
  x: WIDTH / 2,
  y: height - 52,
  size: 46,
  font: font.display,
  fill: '#fbc04a',
  align: 'middle',
});
