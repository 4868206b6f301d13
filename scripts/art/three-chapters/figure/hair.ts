/** Hair in two papers: behind head and shoulders, and over the forehead. Around a head of 52. */
import { darker, lighter } from '../../colour';
import { curve, each } from '../../outline';
import { circle, line, place, shape } from '../../paper';
import { edged } from '../../shadow';

import { both, sheetOf } from './face';

export interface Hair {
  readonly back: string;
  readonly front: string;
}

const parted = (c: string): string => sheetOf('0 -63, 34 -58, 54 -30, 56 6, 47 4, 42 -18, 22 -34, 0 -42!', c);
const swept = (c: string): string =>
  edged(curve('-56 4, -55 -36, -22 -66, 26 -64, 55 -38, 56 6, 46 -2, 38 -26, 8 -38, -18 -22, -42 -12, -47 2'), c, 0.3);
const pulled = (c: string): string => sheetOf('0 -62, 36 -54, 55 -22, 53 2, 45 -4, 36 -30, 0 -43', c);

export const hair = {
  none: (): Hair => ({ back: '', front: '' }),
  bob: (c: string): Hair => ({ back: sheetOf('0 -60, 44 -50, 64 -4, 60 42, 34 50, 0 44', c), front: parted(c) }),
  long: (c: string): Hair => ({
    back: sheetOf('0 -62, 48 -50, 68 10, 66 80, 54 110, 28 100, 0 60', c),
    front: parted(c),
  }),
  flowing: (c: string): Hair => ({
    back: edged(
      curve(
        '-40 -50, 20 -66, 62 -36, 68 20, 92 54, 82 96, 110 122!, 70 128, 34 108, -30 110, -66 130, -96 108!, -76 84, -84 46, -64 10',
      ),
      c,
      0.3,
    ),
    front: swept(c),
  }),
  braids: (c: string, tie = '#b8352f'): Hair => ({
    back: both(
      each(
        '52 26 15, 60 48 15, 62 71 14, 60 92 12',
        (x, y, r) => circle(x, y, r, darker(c, 0.06)) + circle(x - 2, y - 2, r - 2, c),
      ) +
        circle(60, 103, 7.5, tie) +
        shape('52 106, 68 106, 66 126, 58 130, 54 122', c),
    ),
    front: parted(c),
  }),
  curls: (c: string): Hair => ({
    back: each(
      '-52 -30 26, 52 -30 26, -66 4 25, 66 4 25, -64 40 25, 64 40 25, -34 -58 26, 34 -58 26, 0 -66 28, -54 74 23, 54 74 23, -40 100 18, 40 100 18',
      (x, y, r) => circle(x - 0.6, y - 1.6, r, lighter(c, 0.4)) + circle(x, y, r, c),
    ),
    front: each('-38 -40 18, -14 -50 19, 14 -50 19, 38 -40 18, -52 -18 13, 52 -18 13', (x, y, r) =>
      circle(x, y, r, lighter(c, 0.1)),
    ),
  }),
  bun: (c: string): Hair => ({
    back:
      circle(-0.6, -73.6, 25, lighter(c, 0.4)) +
      circle(0, -72, 25, c) +
      line('M-14 -80Q0 -92 14 -78M-16 -66Q0 -76 16 -66', darker(c, 0.18), 3),
    front: pulled(c),
  }),
  short: (c: string): Hair => ({
    back: '',
    front: edged(
      curve('-54 8, -58 -30, -34 -62, 6 -70, 42 -58, 57 -26, 54 8, 46 0, 40 -24, 16 -32, -12 -26, -38 -28, -46 0'),
      c,
      0.3,
    ),
  }),
  messy: (c: string): Hair => ({
    back: '',
    front: edged(
      curve(
        '-54 12, -62 -18!, -52 -30, -58 -52!, -32 -58, -26 -80!, -2 -68, 20 -84!, 32 -62, 58 -58!, 54 -34, 64 -14!, 54 12, 46 -4, 32 -26!, 20 -18, 6 -32!, -8 -18, -22 -32!, -34 -18, -46 -4',
      ),
      c,
      0.3,
    ),
  }),
  swoop: (c: string): Hair => ({
    back: '',
    front: edged(
      curve('-54 10, -58 -34, -30 -66, 20 -74, 50 -56, 60 -20, 53 10, 46 -6, 42 -30, 20 -42, -6 -26, -34 -22, -46 -4'),
      c,
      0.3,
    ),
  }),
  sides: (c: string): Hair => ({
    back: '',
    front: both(edged(curve('46 -28, 64 -24, 72 2, 62 28, 48 24, 46 0'), c, 0.3)),
  }),
  slick: (c: string): Hair => ({
    back: '',
    front: sheetOf('0 -64, 40 -58, 58 -26, 54 4, 46 -6, 42 -26, 24 -38, 0 -16!', c, 0.18),
  }),
  updo: (c: string): Hair => ({
    back:
      edged(curve('-30 -52, -38 -84, -14 -108, 18 -106, 38 -82, 30 -52'), c, 0.35) +
      line('M-22 -70Q0 -92 26 -76M-14 -92Q4 -102 20 -90', darker(c, 0.16), 3.2),
    front: swept(c),
  }),
  pulled: (c: string): Hair => ({ back: '', front: pulled(c) }),
} as const;

/** A plait from above to below, thinner towards its end. */
export function plait(points: readonly (readonly [x: number, y: number])[], c: string, r = 20): string {
  return points
    .map(([x, y], i) =>
      place(
        x,
        y,
        circle(-0.6, -1.6, r - i * 0.7, lighter(c, 0.45)) +
          circle(0, 0, r - i * 0.7, i % 2 ? c : darker(c, 0.07, '#8a4a10')),
      ),
    )
    .join('');
}
