/** What is worn on a head of 52; drawn in the head's own field. */
import { darker, lighter } from '../../colour';
import { curve, each, type Outline } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';

import { both, sheetOf } from './face';

export const feather = (c: string, x: number, y: number, turn = 0, scale = 1): string =>
  place(
    x,
    y,
    raise(
      1,
      edged(curve('0 0!, -8 -22, -2 -50, 14 -72!, 18 -44, 10 -16'), c, 0.35) +
        line('M1 -2Q4 -34 12 -60', darker(c, 0.2), 2.4),
    ),
    { turn, scale },
  );

/** Tall and pointed, its tip bent; the brim is rolled. */
export const pointed = (
  c: string,
  band: string,
  tip: Outline = '-62 -20, -50 -60, -24 -100, 16 -142, 50 -134!, 36 -104, 50 -62, 62 -20, 0 -36',
): string =>
  raise(
    2,
    edged(curve(tip), c, 0.3) +
      edged(curve('-66 -14, -40 -30, 0 -37, 40 -30, 66 -14, 62 -34, 40 -50, 0 -57, -40 -50, -62 -34'), band, 0.25),
  );

export const nightcap = (c: string, trim: string): string =>
  raise(
    2,
    edged(curve('-58 -26, -48 -66, 0 -88, 52 -74, 92 -30, 102 22, 88 26, 74 -6, 52 -28, 0 -44'), c, 0.3) +
      circle(95, 34, 15, trim),
  ) +
  raise(1, edged(curve('-64 -18, -36 -38, 0 -44, 36 -38, 64 -18, 62 -38, 36 -58, 0 -64, -36 -58, -62 -38'), trim, 0.3));

export const cap = (c: string, plume: string): string =>
  raise(
    2,
    edged(curve('-58 -24, -48 -60, -6 -82, 44 -66, 62 -48, 104 -40!, 60 -26, 0 -38'), c, 0.3) +
      line('M-54 -28Q0 -50 66 -36', darker(c, 0.22), 6),
  ) + feather(plume, -30, -52, -34, 1);

export const topHat = (c: string, band: string): string =>
  raise(
    3,
    edged('M-44 -48L-56 -136Q0 -152 56 -136L44 -48Q0 -38 -44 -48Z', c, 0.3) +
      path('M-46 -58L-49 -82Q0 -70 49 -82L46 -58Q0 -46 -46 -58Z', band) +
      edged(curve('-84 -50, -50 -44, 0 -38, 50 -44, 84 -50, 60 -28, 0 -20, -60 -28'), darker(c, 0.12), 0.3),
  );

export const crown = (c: string, jewels: readonly string[] = ['#d94a5a', '#4fb39a', '#d94a5a'], size = 1): string =>
  place(
    0,
    -42,
    raise(
      2,
      edged('M-40 0L-52 -50L-24 -28L0 -64L24 -28L52 -50L40 0Q0 -14 -40 0Z', c, 0.5) +
        path('M-40 0Q0 -14 40 0L42 -10Q0 -24 -42 -10Z', darker(c, 0.2, '#8a4a10')) +
        circle(-52, -52, 6, jewels[0] ?? c) +
        circle(0, -66, 7, jewels[1] ?? c) +
        circle(52, -52, 6, jewels[2] ?? c) +
        circle(0, -26, 6, jewels[0] ?? c),
    ),
    { scale: size },
  );

export const tiara = (c: string, jewel: string): string =>
  raise(
    1,
    edged('M-44 -34Q-30 -52 -22 -50L-14 -66L0 -86L14 -66L22 -50Q30 -52 44 -34Q0 -58 -44 -34Z', c, 0.5) +
      circle(0, -66, 6, jewel) +
      circle(-22, -53, 3.5, jewel) +
      circle(22, -53, 3.5, jewel),
  );

export const witchHat = (c: string, band: string): string =>
  raise(
    3,
    edged(
      curve('-112 -14, -64 -36, -44 -78, -14 -128, 36 -156!, 28 -116, 44 -76, 64 -36, 112 -16, 54 -6, 0 -2, -54 -6'),
      c,
      0.28,
    ) +
      shape('-64 -36, -54 -58, 0 -46, 54 -58, 64 -36, 0 -24', band) +
      rectangle(-13, -56, 26, 26, lighter(band, 0.5), 4) +
      rectangle(-6, -49, 12, 12, band, 2),
  );

export const wizardHat = (c: string, gold: string): string =>
  raise(
    3,
    edged(
      curve('-78 -18, -46 -36, -24 -92, 4 -146, 40 -164!, 30 -120, 44 -76, 54 -34, 78 -18, 40 -8, 0 -4, -40 -8'),
      c,
      0.3,
    ) +
      shape('-50 -32, -44 -50, 0 -38, 46 -50, 52 -32, 0 -18', gold) +
      star(4, -78, 12, gold) +
      star(22, -116, 8, gold) +
      star(-16, -62, 6, gold) +
      star(28, -66, 6, gold),
  );

export const kerchief = (c: string, dots: string): string =>
  raise(
    2,
    edged(
      curve(
        '0 -72, 44 -60, 66 -12, 60 36, 42 58!, 46 12, 38 -24, 18 -40, 0 -44, -18 -40, -38 -24, -46 12, -42 58!, -60 36, -66 -12, -44 -60',
      ),
      c,
      0.3,
    ) + each('-46 -38 5, -22 -56 5, 4 -58 5, 30 -52 5, 50 -28 5, 55 4 5, -55 4 5', (x, y, r) => circle(x, y, r, dots)),
  );

export const bow = (c: string, x: number, y: number, scale = 1, turn = 0): string =>
  place(
    x,
    y,
    raise(1, both(edged(curve('0 0, 20 -20, 36 -18, 36 18, 20 20'), c, 0.35)) + circle(0, 0, 8.5, darker(c, 0.18))),
    { scale, turn },
  );

export const band = (c: string): string => raise(1, sheetOf('0 -60, 34 -52, 55 -22, 50 -14, 34 -38, 0 -46', c));

export const ice = (c: string): string =>
  raise(
    2,
    each('-46 -26 -30 52, -26 -42 -14 78, 0 -48 0 104, 26 -42 14 78, 46 -26 30 52', (x, y, turn, tall) =>
      place(x, y, polygon(`-10 6, 0 ${-tall}, 0 6`, lighter(c, 0.6)) + polygon(`10 6, 0 ${-tall}, 0 6`, c), { turn }),
    ),
  );

export const helmet = (c: string, horn: string): string =>
  raise(2, both(edged(curve('44 -44, 74 -48, 92 -74, 92 -104!, 108 -76, 96 -40, 66 -22, 50 -24'), horn, 0.35))) +
  raise(
    2,
    sheetOf('0 -84, 40 -70, 58 -34, 60 -14, 0 -24', c) +
      path('M-61 -14Q0 -32 61 -14L60 -30Q0 -48 -60 -30Z', darker(c, 0.24)) +
      rectangle(-7, -84, 14, 70, darker(c, 0.24), 5) +
      each('-42 -29, -22 -35, 22 -35, 42 -29', (x, y) => circle(x, y, 3.4, lighter(c, 0.6))),
  );

export const musketeer = (c: string, plume: string): string =>
  raise(
    2,
    ellipse(0, -32, 84, 17, darker(c, 0.1)) +
      edged(curve('-44 -36, -40 -70, -18 -82, 20 -82, 42 -70, 46 -36, 0 -26'), c, 0.3) +
      path('M-45 -36Q0 -24 46 -36L45 -50Q0 -38 -44 -50Z', '#b8352f'),
  ) +
  raise(
    1,
    edged(curve('26 -48!, 40 -84, 76 -110, 112 -104, 118 -88!, 94 -78, 100 -66!, 70 -62, 62 -48!, 44 -44'), plume, 0.4),
  );
