/** What the cats that play wear, in the box of a head; at the neck, in the box of a bust. */
import { each } from '../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../paper';
import { raise } from '../shadow';

export const nightcap =
  raise(
    1,
    shape('-46 -20, -36 -44, -8 -62, 30 -66, 62 -46, 76 -14!, 70 -8!, 50 -26, 44 -20, 0 -34', '#5fc7b4') +
      line('M-20 -44Q-6 -34 -2 -36M10 -56Q22 -44 28 -32M40 -56Q50 -44 50 -30', '#d7f5ea', 7) +
      circle(75, -6, 13, '#fff1d6'),
  ) + raise(1, path('M-54 -14Q-56 -30 -44 -32Q0 -48 44 -32Q58 -28 54 -14Q0 -32 -54 -14Z', '#fff1d6'));

export const steamer = raise(
  1,
  ellipse(0, -30, 48, 13, '#8a5a34') +
    path('M-48 -62H48V-30Q0 -14 -48 -30Z', '#d9a05c') +
    path('M-48 -48Q0 -32 48 -48V-42Q0 -26 -48 -42Z', '#a8703c') +
    ellipse(0, -62, 48, 13, '#f0c27e') +
    ellipse(0, -62, 38, 8.5, '#a8703c') +
    shape('-22 -60, -20 -74, -8 -80, 4 -76, 10 -62, -4 -58', '#fff6e8') +
    shape('2 -60, 8 -72, 18 -74, 28 -66, 28 -58, 14 -56', '#fff6e8'),
);

export const bobbleHat = raise(
  1,
  path('M-50 -18Q-52 -72 0 -74Q52 -72 50 -18Q0 -36 -50 -18Z', '#e2475c') +
    path(
      'M-46 -46L-30 -54L-16 -50L0 -58L16 -50L30 -54L46 -46L46 -36L30 -44L16 -40L0 -48L-16 -40L-30 -44L-46 -36Z',
      '#fff1d6',
    ) +
    path('M-56 -12Q-58 -30 -48 -32Q0 -48 48 -32Q58 -30 56 -12Q0 -30 -56 -12Z', '#b02f49') +
    each('0 -78', (x, y) => circle(x, y, 17, '#fff1d6') + circle(x - 5, y - 4, 6, '#ffffff')),
);

export const sleepMask = raise(
  1,
  line('M-56 -14Q-40 -30 -30 -30M56 -14Q40 -30 30 -30', '#7a52c7', 6) +
    shape('-44 -34, -24 -46, 0 -40, 24 -46, 44 -34, 36 -16, 14 -16, 0 -24, -14 -16, -36 -16', '#9a74e6') +
    line('M-34 -28Q-24 -20 -14 -27M34 -28Q24 -20 14 -27', '#fff1d6', 4),
);

export const leaf = place(
  32,
  -34,
  raise(
    1,
    shape('0 0, -10 -22, -4 -46, 20 -60!, 26 -38, 16 -14', '#38b28a') +
      line('M2 2Q6 -26 16 -48', '#d3f7e4', 3) +
      path('M10 -20L20 -32M8 -34L20 -46', '#d3f7e4'),
  ),
  { turn: 26, scale: 1.1 },
);

export const newsboyCap = raise(
  1,
  shape('-56 -26, -60 -48, -36 -68, 0 -74, 38 -68, 60 -48, 54 -26, 0 -36', '#e2a531') +
    line('M0 -74Q-14 -52 -10 -36M22 -72Q34 -52 32 -34M-26 -70Q-40 -52 -38 -34', '#b97c1d', 3.5) +
    circle(0, -74, 6, '#b97c1d') +
    path('M-58 -26Q-30 -44 24 -34Q6 -12 -34 -10Q-56 -12 -58 -26Z', '#b97c1d'),
);

export const daisy = place(
  38,
  -42,
  raise(
    1,
    Array.from({ length: 8 }, (_, i) => place(0, 0, ellipse(0, -17, 9, 13, '#ffffff'), { turn: i * 45 })).join('') +
      circle(0, 0, 11, '#fbb82e'),
  ),
  { scale: 1.1 },
);

export const headphones =
  raise(1, line('M-58 2Q-62 -64 0 -66Q62 -64 58 2', '#159a9c', 11) + line('M-57 -6Q-58 -58 0 -61', '#6fe0d6', 3)) +
  raise(
    1,
    rectangle(-74, -12, 24, 40, '#0f7f86', 11) +
      rectangle(50, -12, 24, 40, '#0f7f86', 11) +
      rectangle(-70, -6, 9, 28, '#6fe0d6', 4) +
      rectangle(61, -6, 9, 28, '#6fe0d6', 4),
  );

export const brimHat =
  raise(1, ellipse(0, -30, 72, 16, '#7d2350', { transform: 'rotate(-8 0 -30)' })) +
  raise(
    1,
    path('M-44 -32Q-46 -74 -4 -80Q38 -78 40 -44Q0 -26 -44 -32Z', '#a8336c') +
      path('M-44 -32Q-4 -24 40 -44L39 -56Q-2 -38 -44 -46Z', '#ffd98a'),
  ) +
  place(
    34,
    -52,
    raise(1, each('-6 -6 10, 6 -8 9, 2 4 10', (x, y, r) => circle(x, y, r, '#fff1d6')) + circle(1, -3, 5, '#f0836a')),
  );

export const monocle =
  line('M40 10Q46 34 34 56', '#f6d27a', 2.6) +
  circle(25, 2, 21, '#fff7dc', { opacity: 0.16 }) +
  circle(25, 2, 21, 'none', { stroke: '#b98418', 'stroke-width': 7.5 }) +
  circle(25, 2, 21, 'none', { stroke: '#ffd86b', 'stroke-width': 4.6 });

export const bow = raise(
  1,
  shape('0 0, -14 -15, -36 -17, -38 13, -15 13', '#e2475c') +
    shape('0 0, 14 -15, 36 -17, 38 13, 15 13', '#e2475c') +
    circle(0, -1, 9, '#b02f49'),
);

export const mortarboard = raise(
  1,
  path('M-40 -22V-54H40V-22Q0 -36 -40 -22Z', '#3a2f86') +
    polygon('0 -88, 72 -60, 0 -32, -72 -60', '#5848bd') +
    polygon('0 -88, 72 -60, 0 -62, -72 -60', '#7565e0') +
    line('M0 -62L58 -52V-22', '#fbc04a', 4.5) +
    shape('58 -26, 50 -2, 58 2, 66 -2', '#fbc04a'),
);

export const specs =
  each('-25 2, 25 2', (x, y) =>
    circle(x, y, 20, '#ffffff', { 'fill-opacity': 0.14, stroke: '#f6d27a', 'stroke-width': 4.6 }),
  ) + line('M-5 0Q0 -4 5 0', '#f6d27a', 4.6);

export const napkin = raise(
  1,
  polygon('-30 -8, 30 -8, 0 30', '#e2475c') +
    polygon('-30 -8, 0 -8, -14 10', '#fff1d6') +
    polygon('30 -8, 0 -8, 14 10', '#fff1d6') +
    polygon('-14 10, 14 10, 0 30', '#fff1d6') +
    polygon('-15 -8,15 -8,0 12', '#e2475c'),
);

export const beads = raise(
  1,
  each(
    '-40 -6, -30 3, -18 9, -6 12, 6 12, 18 9, 30 3, 40 -6',
    (x, y) => circle(x, y, 6.4, '#fff6e8') + circle(x - 1.5, y - 2, 2, '#ffffff'),
  ),
);

export const scarf = (colour: string, end: string): string =>
  raise(1, path('M-44 -8Q0 14 44 -8L46 8Q0 30 -46 8Z', colour) + path('M16 8L34 6L38 34L20 34Z', end));

/** A scarf over the head, knotted at the side, with stars on it. */
export const headscarf =
  raise(
    1,
    shape('58 -20, 78 -30, 90 -16, 80 -6, 62 -10', '#3a2c8f') + shape('56 -16, 74 -2, 72 14, 60 8, 52 -6', '#4a3aa8'),
  ) +
  raise(1, shape('-58 -10, -60 -40, -38 -70, 0 -80, 38 -70, 60 -40, 58 -10, 34 -30, 0 -36, -34 -30', '#4a3aa8')) +
  line('M-56 -14Q-34 -32 0 -38Q34 -32 56 -14', '#ffd86b', 5) +
  each('-34 -44 9, 0 -58 12, 34 -44 9', (x, y, size) => star(x, y, size, '#ffe9a8'));

/** The dark face of a Siamese. */
export const siamese = (dark: string): string =>
  ellipse(0, 16, 36, 34, dark, { opacity: 0.92 }) + ellipse(0, -10, 14, 22, dark, { opacity: 0.7 });
