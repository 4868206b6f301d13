/** Things that figures hold or stand beside. Each around the origin, or standing on y = 0. */
import { darker, lighter } from '../../colour';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';

import { both } from './face';

export const basket = (): string =>
  raise(
    2,
    line('M-34 -4C-30 -58 30 -58 34 -4', '#7a4a24', 6) +
      shape('-36 -6, -20 -24, 10 -22, 38 -6, 0 4', '#fff3d6') +
      circle(14, -16, 10, '#d94a3a') +
      circle(-8, -15, 9, '#e8a23a') +
      path('M-40 -8H40L32 34H-32Z', '#b8803f') +
      line('M-37 6H37M-35 19H35', '#8a5a28', 4),
  );

export const rose = (x: number, y: number, scale = 1, c = '#c9303a', turn = 0): string =>
  place(
    x,
    y,
    line('M0 0Q6 40 0 78', '#3f7a4a', 5) +
      shape('2 40, 24 22, 30 34, 14 46', '#4f9a5a') +
      shape('2 58, -20 44, -26 54, -10 64', '#4f9a5a') +
      raise(
        1,
        circle(0, -4, 20, c) +
          shape('-20 -8, -8 -26, 8 -26, 20 -8, 8 2, -8 2', lighter(c, 0.18)) +
          line('M-9 -8Q0 -18 9 -8Q4 2 -4 -3', darker(c, 0.25, '#4a0a1a'), 3),
      ),
    { scale, turn },
  );

export const apple = (x: number, y: number, scale = 1, c = '#d2333a'): string =>
  place(
    x,
    y,
    raise(
      1,
      edged(curve('0 -14, 12 -20, 25 -8, 22 14, 8 25, 0 22, -8 25, -22 14, -25 -8, -12 -20'), c, 0.3) +
        ellipse(-11, -5, 4, 7, lighter(c, 0.5), { opacity: 0.8 }) +
        line('M0 -14Q0 -24 5 -28', '#5a3a24', 3.6) +
        shape('3 -20, 16 -32, 22 -24, 12 -18', '#5fa04a'),
    ),
    { scale },
  );

export const wand = (x: number, y: number, scale = 1, turn = 20, c = '#ffd75e'): string =>
  place(
    x,
    y,
    line('M0 10V-62', '#8a5a34', 6) +
      raise(1, star(0, -78, 26, c, 5, 0.48)) +
      each('-30 -96 6, 28 -106 7, 34 -66 5, -26 -58 4', (sx, sy, r) => star(sx, sy, r, '#fff6dc', 4, 0.3)),
    { scale, turn },
  );

export const lantern = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    circle(0, 6, 44, '#ffdf80', { opacity: 0.22 }) +
      raise(
        2,
        line('M-9 -26Q0 -44 9 -26', '#5a3a24', 4) +
          path('M-16 -14H16L20 24H-20Z', '#ffdf80') +
          rectangle(-20, 22, 40, 9, '#5a3a24', 2) +
          polygon('-19 -12, 0 -30, 19 -12', '#5a3a24'),
      ) +
      star(0, 6, 10, '#ffffff'),
    { scale },
  );

export const bottle = (x: number, y: number, scale = 1, c = '#7fd0c0'): string =>
  place(
    x,
    y,
    raise(
      1,
      edged('M-9 -36H9V-16Q26 -6 26 18Q26 34 0 34Q-26 34 -26 18Q-26 -6 -9 -16Z', c, 0.5) +
        rectangle(-11, -46, 22, 13, '#a06a3a', 3) +
        rectangle(-20, 2, 40, 18, '#fff6dc', 3),
    ) + polygon('0 6, 6 11, 0 16, -6 11', '#c9303a'),
    { scale },
  );

export const pumpkin = (x: number, y: number, scale = 1, c = '#ec8f30'): string =>
  place(
    x,
    y,
    raise(
      2,
      ellipse(-28, -28, 26, 28, darker(c, 0.14, '#8a2a10')) +
        ellipse(28, -28, 26, 28, darker(c, 0.14, '#8a2a10')) +
        ellipse(0, -28, 26, 31, c) +
        line('M0 -56Q-2 -70 10 -76', '#5f8a3a', 7),
    ),
    { scale },
  );

export const book = (x: number, y: number, scale = 1, cover = '#a8402f', turn = 0): string =>
  place(
    x,
    y,
    raise(
      2,
      polygon('0 14, -46 4, -46 -36, 0 -26, 46 -36, 46 4', cover) +
        shape('0 8!, -22 -2, -42 0!, -42 -36!, -20 -38, 0 -28!, 20 -38, 42 -36!, 42 0!, 22 -2', '#fff6dc') +
        line('M-34 -26Q-20 -28 -8 -21M-34 -16Q-20 -18 -8 -11M34 -26Q20 -28 8 -21M34 -16Q20 -18 8 -11', '#cdb58a', 2.8) +
        line('M0 -27V8', '#d9c39a', 2.4),
    ),
    { scale, turn },
  );

export const cup = (x: number, y: number, scale = 1, c = '#fff6e8', band = '#d94a6a'): string =>
  place(
    x,
    y,
    line('M22 -8Q42 -10 38 6Q34 16 16 14', darker(c, 0.1, '#8a5a6a'), 7) +
      raise(
        1,
        ellipse(0, 26, 38, 8, darker(c, 0.08, '#8a5a6a')) +
          edged('M-28 -16H28V2Q26 26 0 26Q-26 26 -28 2Z', c, 0.4) +
          path('M-28 -6H28V2L27 7H-27L-28 2Z', band) +
          ellipse(0, -16, 28, 6.5, '#a8602f'),
      ),
    { scale },
  );

export const steam = (x: number, y: number, c = '#ffffff'): string =>
  line(`M${x - 8} ${y}q-8 -10 0 -20t0 -20M${x + 10} ${y}q-8 -10 0 -20t0 -18`, c, 4, { opacity: 0.6 });

export const pocketWatch = (x: number, y: number, r = 27): string =>
  raise(2, circle(x, y - r - 6, 6, '#c98f22') + circle(x, y, r, '#e8b03a') + circle(x, y, r * 0.78, '#fffaf0')) +
  [0, 1, 2, 3].map((i) => place(x, y, rectangle(-1.6, -r * 0.68, 3.2, 6, '#5a3a24'), { turn: i * 90 })).join('') +
  line(`M${x} ${y}V${y - r * 0.48}M${x} ${y}L${x + r * 0.36} ${y + 4}`, '#2e2118', 3.4);

export const sword = (x: number, y: number, scale = 1, turn = 0): string =>
  place(
    x,
    y,
    raise(
      1,
      polygon('-7 -18, -6 -120, 0 -136, 6 -120, 7 -18', '#e6edf2') +
        polygon('0 -18, 0 -136, 6 -120, 7 -18', '#b8c6d0') +
        rectangle(-26, -20, 52, 9, '#d9a030', 4) +
        rectangle(-5, -12, 10, 26, '#7a3a24', 4) +
        circle(0, 18, 8, '#d9a030'),
    ),
    { scale, turn },
  );

export const axe = (x: number, y: number, scale = 1, turn = 0): string =>
  place(
    x,
    y,
    rectangle(-6, -100, 12, 130, '#7a4a28', 5) +
      raise(
        1,
        edged(curve('2 -96, 30 -112, 54 -116!, 58 -84, 50 -52!, 28 -62, 2 -70'), '#c3ced6', 0.5) +
          edged(curve('-2 -94, -24 -102, -34 -82, -24 -62, -2 -70'), '#9fadb8', 0.4),
      ),
    { scale, turn },
  );

export const mug = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    line('M20 -18Q44 -20 42 4Q40 22 20 18', '#8a5a30', 8) +
      raise(
        1,
        path('M-26 -28H26L22 32H-22Z', '#b87f42') +
          rectangle(-27, -14, 54, 7, '#e0a93a') +
          rectangle(-24, 14, 48, 7, '#e0a93a') +
          each('-18 -30 11, 0 -36 13, 18 -30 11', (cx, cy, r) => circle(cx, cy, r, '#fff6e0')),
      ),
    { scale },
  );

export const gemStone = (x: number, y: number, scale: number, c: string, turn = 0): string =>
  place(
    x,
    y,
    polygon('-12 -16, 12 -16, 20 -4, 0 20, -20 -4', c) +
      polygon('-12 -16, 0 -16, -8 -4', lighter(c, 0.7)) +
      polygon('-12 -16, -20 -4, -8 -4', lighter(c, 0.4)) +
      polygon('8 -4, 20 -4, 0 20', darker(c, 0.2)),
    { scale, turn },
  );

export const mirror = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    raise(
      2,
      rectangle(-5, 40, 10, 52, '#b8862a', 5) +
        ellipse(0, 0, 40, 50, '#d9a030') +
        each('0 -54, -38 -20, 38 -20, -38 22, 38 22, 0 52', (cx, cy) => circle(cx, cy, 7, '#f6d27a')) +
        ellipse(0, 0, 31, 41, '#a8dcd0'),
    ) + polygon('-16 18, 4 -30, 12 -28, -8 24', '#e8fbf4', { opacity: 0.85 }),
    { scale },
  );

export const spindle = (x: number, y: number, scale = 1, turn = 0, c = '#ffd75e'): string =>
  place(
    x,
    y,
    rectangle(-3, -56, 6, 112, '#7a4a28', 3) +
      raise(
        1,
        edged(curve('0 -34, 16 -10, 14 16, 0 34, -14 16, -16 -10'), c, 0.5) +
          line('M-13 -8L13 4M-14 4L12 16M-11 -18L11 -8', darker(c, 0.2, '#8a4a10'), 2.6),
      ),
    { scale, turn },
  );

/** A slipper of glass, its toe at the left. */
export const slipper = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    raise(
      1,
      edged(
        curve('-46 10, -40 -4, -16 -6, 10 -14, 30 -36, 42 -40, 44 -20, 40 -2, 42 22!, 36 22, 32 2, 10 14, -30 18'),
        '#e2f8ff',
        0.7,
      ) +
        shape('-40 2, -16 0, 10 -8, 32 -28, 34 -18, 12 6, -20 12', '#8fd0ee') +
        line('M-34 2Q-8 0 22 -20', '#ffffff', 3.4),
    ) +
      star(-38, -16, 9, '#ffffff', 4, 0.3) +
      star(40, -52, 7, '#ffffff', 4, 0.3),
    { scale },
  );

export const cushion = (x: number, y: number, c: string): string =>
  place(
    x,
    y,
    raise(
      1,
      edged(curve('-54 -12!, -20 -8, 20 -8, 54 -12!, 48 8, 54 26!, 0 20, -54 26!, -48 8'), c, 0.3) +
        each('-55 -12, 55 -12, -55 26, 55 26', (cx, cy) => circle(cx, cy, 6, '#e0a93a')),
    ),
  );

export const lollipop = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    line('M0 20V84', '#fff6e8', 7) +
      raise(
        1,
        circle(0, 0, 32, '#ef7f9a') +
          line('M0 0Q10 -6 8 -14Q-2 -22 -14 -10Q-20 8 -2 18Q22 20 26 -4Q24 -24 6 -28', '#fff3f0', 6),
      ),
    { scale },
  );

export const bird = (x: number, y: number, scale: number, c: string, flip = false): string =>
  place(
    x,
    y,
    raise(
      1,
      edged(curve('-24 -6, -16 -22, 2 -22, 18 -8, 40 -2!, 16 8, -8 10, -22 4'), c, 0.3) +
        polygon('-24 -8, -36 -3, -23 0', '#f5a646') +
        shape('-4 -10, 12 -12, 22 0, 6 4', darker(c, 0.2)),
    ) + circle(-14, -11, 3.4, '#1b1030'),
    { scale, flip },
  );

export const card = (x: number, y: number, turn: number, sign: 'heart' | 'spade' | 'club', scale = 1): string => {
  const heart = curve('0 14!, -12 3, -14 -5, -10 -12, -4 -12, 0 -7!, 4 -12, 10 -12, 14 -5, 12 3');
  const drawn =
    sign === 'heart'
      ? path(heart, '#c9303a')
      : sign === 'spade'
        ? place(0, -2, path(heart, '#2a2230'), { turn: 180 }) + polygon('0 4, 6 16, -6 16', '#2a2230')
        : each('0 -8, -8 3, 8 3', (cx, cy) => circle(cx, cy, 7.5, '#2a2230')) + polygon('0 2, 6 16, -6 16', '#2a2230');
  return place(x, y, raise(1, rectangle(-19, -28, 38, 56, '#fffaf0', 5)) + drawn, { turn, scale });
};

export const wings = (c: string, vein: string): string =>
  raise(
    2,
    both(
      edged(curve('20 -110, 60 -168, 112 -186, 126 -150, 96 -112, 40 -94'), c, 0.5) +
        edged(curve('20 -100, 78 -104, 112 -80, 104 -44, 70 -46, 26 -80'), c, 0.5) +
        line('M30 -108Q70 -140 110 -168M34 -92Q70 -88 100 -66', vein, 2.6),
    ),
  );
