/** Backs: a door with a flap for the deck, a box at night for the strays. */
import { finishedCard, windowPaper } from '../card';
import { lighter } from '../colour';
import { glow } from '../light';
import { each, mirror, curve } from '../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, roundedRectangle, star } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';

import { ground, kraft, puddle, sky } from './cats/outside';
import { box, heart } from './furniture';
import { furs, lady } from './palette';
import { head } from './poses/figure';
import { pawPrint } from './signs/pawPrint';

const inset = roundedRectangle(14, 14, 272, 392, 26);

export function back(): Drawing {
  const door = '#6fb5a4';
  const panel = (x: number, y: number, width: number, height: number): string =>
    raise(
      1,
      rectangle(x, y, width, height, '#5aa292', 8) + rectangle(x + 7, y + 7, width - 14, height - 14, '#7fc2b2', 5),
    );
  const flap = 'M84 366V286A66 66 0 0 1 216 286V366Z';
  const pane = 'M150 54A62 62 0 1 1 149.9 54Z';
  const cat = head({ coat: furs.orange, look: { mood: 'wide', ears: 'up', look: [0, -0.3], eye: 17 } }, 150, 318, {
    scale: 0.92,
  });
  const scene =
    rectangle(0, 0, 300, 420, '#f9c9b4') +
    raise(2, rectangle(34, 30, 232, 360, lighter(door, 0.25), 12) + rectangle(40, 36, 220, 354, door, 9)) +
    raise(2, path('M150 44A72 72 0 1 1 149.9 44Z', '#fff4e2')) +
    clipped(
      pane,
      rectangle(60, 40, 180, 160, '#a9dcec') +
        circle(176, 96, 20, '#ffe08a') +
        circle(100, 186, 48, '#9fd3a8') +
        circle(192, 194, 52, '#86c49a'),
    ) +
    rectangle(147, 52, 6, 128, '#fff4e2') +
    rectangle(86, 113, 128, 6, '#fff4e2') +
    panel(54, 206, 84, 20) +
    panel(162, 206, 84, 20) +
    raise(1, path('M74 374V286A76 76 0 0 1 226 286V374Z', '#fff4e2')) +
    clipped(flap, rectangle(60, 200, 180, 180, '#4a3040') + place(0, 0, cat)) +
    raise(2, path('M90 250A66 66 0 0 1 210 250Q150 236 90 250Z', '#e5667a')) +
    raise(1, circle(242, 244, 10, '#e8b545') + circle(240, 241, 4, '#fff1c0')) +
    raise(2, ellipse(150, 396, 116, 16, '#c9736a') + ellipse(150, 394, 100, 11, '#e08f80')) +
    each('118 394, 150 396, 182 394', (x, y) => pawPrint(x, y, 0.28, '#fff1d6'));
  return { ...finishedCard(scene + windowPaper(inset, lady.cream, 0.8), 0.24), shadow: lady.shadow };
}

export function strayBack(): Drawing {
  const crate = box(150, 364, 188, 92, '#d09a62');
  const dark = place(
    150,
    254,
    raise(1, path(curve(mirror('0 -36, 16 -38, 34 -78, 44 -74, 50 -40, 58 0, 56 60, 0 60')), '#3a3458')) +
      circle(-24, 2, 17, '#ffd75e') +
      circle(24, 2, 17, '#ffd75e') +
      ellipse(-24, 2, 7, 14, '#1b1030') +
      ellipse(24, 2, 7, 14, '#1b1030') +
      circle(-28, -4, 4, '#ffffff') +
      circle(20, -4, 4, '#ffffff'),
    { scale: 1.12 },
  );
  const post = raise(
    2,
    rectangle(246, 130, 10, 260, '#3f3a62') +
      line('M251 134Q251 96 214 98', '#3f3a62', 9) +
      path('M184 112Q200 92 232 104L226 120H188Z', '#3f3a62'),
  );
  const scene =
    sky('#3f4680', '#a886b8') +
    circle(72, 104, 34, '#fff1c8') +
    circle(60, 96, 6, '#f2deae') +
    circle(84, 116, 8, '#f2deae') +
    each('130 70 6, 170 52 4, 40 170 5, 120 146 4, 256 64 5', (x, y, r) => star(x, y, r, '#fff6d8', 4, 0.3)) +
    raise(
      1,
      each(
        '18 250 60, 86 220 70, 168 240 60, 238 214 80',
        (x, y, w) =>
          polygon(
            [
              [x, 400],
              [x, y],
              [x + w / 2, y - 26],
              [x + w, y],
              [x + w, 400],
            ],
            '#5a5490',
          ) +
          rectangle(x + 14, y + 20, 14, 16, '#ffe08a', 2) +
          rectangle(x + w - 28, y + 44, 14, 16, '#ffe08a', 2),
      ),
    ) +
    glow(206, 190, 130, '#ffe9b0', 0.6) +
    polygon('190 118, 226 118, 300 352, 90 352', '#ffe9b0', { opacity: 0.35 }) +
    post +
    ground(340, '#57507f') +
    puddle(60, 372, 40, '#8f9cd0') +
    crate.inside +
    dark +
    crate.front +
    heart(150, 330, 17, '#e5667a');
  return { ...finishedCard(scene + windowPaper(inset, kraft, 0.8), 0.24), shadow: lady.shadow };
}
