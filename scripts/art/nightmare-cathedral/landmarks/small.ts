/** Landmarks of the small map. */
import { each, mirror } from '../../outline';
import { circle, line, path, place, polygon, rectangle, shape } from '../../paper';
import { lancet } from '../lands';

import { type Landmarks, mound, watch } from './tones';

const statue = (d: string, l: string, x: number, y: number, s: number): string =>
  place(
    x,
    y,
    rectangle(-18, 0, 36, 14, d) +
      shape(mirror('0 -92!, 9 -80, 10 -66, 16 -56, 14 -20, 17 0!, 0 2'), l) +
      line('M-7 -50L0 -34L7 -50', d, 3) +
      watch(0, -74, 4, d, l),
    { scale: s },
  );

export const smallLandmarks: Landmarks = {
  // Lighthouse on the Dune
  C0: (d, l) =>
    shape('-90 90!, -86 34!, -20 14, 20 30, 90 18!, 90 90!', d) +
    polygon('-15 28, -9 -34, 11 -34, 17 28', l) +
    polygon('-13 4, -11 -14, 13 -14, 15 4', d) +
    rectangle(-13, -40, 28, 7, d) +
    rectangle(-8, -54, 18, 14, '#f5c27a') +
    polygon('-12 -54, 1 -66, 14 -54', d) +
    polygon('10 -50, 62 -64, 62 -30, 10 -44', '#f5c27a', { 'fill-opacity': 0.25 }),
  // Avenue of Statues
  S0: (d, l) =>
    mound(42, d, 3) +
    line('M0 -10L-22 60M0 -10L22 60', l, 2.6) +
    each('-46 36 0.92, 46 36 0.92, -24 14 0.6, 24 14 0.6', (x, y, s) => statue(d, l, x, y, s)),
  // Cloister
  I0: (d, l) =>
    rectangle(-56, -32, 112, 76, d) +
    each('-38 0, -13 0, 13 0, 38 0', (x) => lancet(x, 36, 20, 56, l) + line(`M${x} 36V-8`, d, 3)) +
    rectangle(-60, 36, 120, 9, l) +
    polygon('-60 -32, 60 -32, 50 -46, -50 -46', l),
  // House without Windows
  C1: (d, l) =>
    mound(40, d, 4) +
    rectangle(-32, -12, 64, 58, l) +
    polygon('-44 -10, 0 -52, 44 -10', d) +
    rectangle(18, -46, 12, 24, d) +
    path('M-10 46V18Q-10 8 0 8Q10 8 10 18V46Z', d) +
    line('M-24 -2H-10M12 -2H26M-22 16H-16', d, 3),
  // Dried River
  S1: (d, l) =>
    path('M-34 -90Q20 -36 -12 0T10 100H58Q16 30 34 0T16 -90Z', d) +
    line('M-4 -52L4 -40L-2 -30M14 -14L4 -4L14 8M0 20L14 30L10 44', l, 3) +
    shape('-44 30, -30 22, -14 30, -20 40, -38 40', l) +
    line('M34 -20Q48 -24 50 -38M48 26Q38 20 38 8', l, 4) +
    watch(-30, 31, 4, d, l),
  // Scriptorium
  I1: (d, l) =>
    polygon('-50 46, -36 6, 36 -10, 50 46', d) +
    polygon('-38 14, 0 4, 34 -6, 40 26, 0 32, -44 42', l) +
    line('M-26 18L-4 12M-28 26L-4 21M8 9L28 4M10 18L32 13', d, 3) +
    shape('14 4!, 20 -40, 44 -60, 36 -30, 20 -6', l) +
    line('M12 10L36 -46', d, 2.6) +
    rectangle(-46, -4, 16, 12, d, 3),
  // Last Station
  C2: (d, l) =>
    rectangle(-60, 30, 120, 10, l) +
    rectangle(-40, -10, 60, 40, d) +
    polygon('-50 -10, -10 -34, 30 -10', l) +
    lancet(-10, 30, 18, 30, l) +
    line('M42 30V-34', d, 6) +
    circle(42, -40, 15, d) +
    circle(42, -40, 11, l) +
    line('M42 -40V-48M42 -40L48 -37', d, 2.6) +
    line('M-70 54H70', d, 4),
  // Pasture of Shadows
  S2: (d, l) =>
    mound(26, d, 6) +
    each('-34 22 0.3, 4 10 0.4, 38 28 0.28', (x, y, s) =>
      place(
        x,
        y,
        shape(
          '-48 4!, -38 -34, -50 -64!, -29 -62, -24 -102!, -6 -80, 12 -106!, 19 -76, 44 -80!, 36 -42, 50 4!, 22 -7, 4 5, -20 -7',
          l,
        ) +
          circle(-10, -46, 9, d) +
          circle(15, -46, 7, d),
        { scale: s },
      ),
    ) +
    line('M-60 40H60M-44 30V50M-12 30V50M20 30V50M50 30V50', l, 3),
  // Crypt
  I2: (d, l) =>
    path('M-46 46V-8Q-46 -44 0 -54Q46 -44 46 -8V46Z', d) +
    path('M-24 46V2Q-24 -20 0 -26Q24 -20 24 2V46Z', l) +
    [0, 1, 2, 3].map((i) => rectangle(-22 + i * 3, 38 - i * 8, 44 - i * 6, 8, i % 2 ? l : d)).join('') +
    watch(0, -38, 6, l, d),
  // Empty Pulpit
  C3: (d, l) =>
    polygon('-34 -46, 34 -46, 24 -56, -24 -56', d) +
    path('M-26 -16H26L18 18H-18Z', l) +
    rectangle(-32, -24, 64, 9, d) +
    rectangle(-8, 18, 16, 30, d) +
    rectangle(-22, 42, 44, 8, l) +
    line('M26 46L52 46V-14M34 46V18M43 46V2', l, 4) +
    watch(0, 0, 7, d, l),
  // Burning Orchard
  S3: (d, l) =>
    mound(38, d, 5) +
    each(
      '-32 -2 22, 6 -14 26, 40 2 18',
      (x, y, r) =>
        rectangle(x - 4, y, 8, 48, d) +
        shape(
          [
            [x - r, y + 8],
            [x - r * 0.7, y - r * 0.8],
            [x - r * 0.3, y - r * 1.2, 'sharp'],
            [x, y - r * 0.9],
            [x + r * 0.2, y - r * 1.7, 'sharp'],
            [x + r * 0.7, y - r * 0.7],
            [x + r, y + 8],
            [x, y + r * 0.9],
          ],
          l,
        ) +
        shape(
          [
            [x - 8, y + 10],
            [x - 4, y - 6],
            [x, y - 14, 'sharp'],
            [x + 6, y - 4],
            [x + 8, y + 10],
          ],
          '#f5a13c',
          { 'fill-opacity': 0.75 },
        ),
    ),
  // Belfry
  I3: (d, l) =>
    rectangle(-28, -26, 56, 76, d) +
    polygon('-36 -24, 0 -64, 36 -24', l) +
    path('M-18 30V-4Q-18 -18 0 -18Q18 -18 18 -4V30Z', l) +
    place(0, 24, shape(mirror('0 -100, 22 -92, 32 -50, 42 -14, 54 0!, 0 4'), d), { scale: 0.32 }) +
    rectangle(-34, 30, 68, 7, l),
};
