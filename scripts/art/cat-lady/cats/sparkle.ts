import { each } from '../../outline';
import { circle, ellipse, line, place, rectangle, star } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { leap } from '../poses/side';
import { floor, spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.white;

/** Almost has it. */
export function sparkle(): Portrait {
  const figure: Figure = {
    coat,
    worn: raise(1, star(0, -22, 13, '#ffc83c', 5, 0.5)),
    look: { mood: 'wide', ears: 'big', mouth: 'open', look: [-0.4, -0.6], irises: ['#7fd08a', '#7fd08a'] },
  };
  const lights = each('24 136, 74 152, 128 160, 182 158, 236 146, 284 128', (x, y) =>
    raise(
      1,
      rectangle(x - 4, y - 2, 8, 8, '#8a6a9a', 2) +
        circle(x, y + 13, 10, ['#ffc83c', '#ef8fb0', '#7fc4ea'][Math.round(x / 50) % 3]),
    ),
  );
  const sparks = each('52 246 16, 30 286 9, 266 232 12, 244 296 8, 92 204 8, 216 196 9', (x, y, r) =>
    star(x, y, r, '#fff6d8', 4, 0.3),
  );
  const scene =
    wall('#b79ad6', 'plain') +
    spot(150, 226, 118, '#d3bdea') +
    spot(150, 226, 84, '#e6d8f4') +
    line('M-4 126Q150 186 304 118', '#8a6a9a', 3) +
    lights +
    sparks +
    floor(332, '#8f6fb4') +
    place(162, 326, leap({ ...figure, tilt: -14 }), { scale: 1.06 }) +
    ellipse(150, 346, 84, 7, '#5a3f86', { opacity: 0.35 });
  return { figure, wall: '#c9b2e2', tab: lady.butter, scene };
}
