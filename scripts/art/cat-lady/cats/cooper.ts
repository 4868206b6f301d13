import { ellipse, line, path, place, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { peek } from '../poses/front';
import { lamp, spot, wall } from '../room';

import type { Portrait } from './portrait';

const coat = furs.white;

/** Black tie and very good coffee. */
export function cooper(): Portrait {
  const figure: Figure = { coat, look: { mood: 'calm', ears: 'up', skull: 'slim', mouth: 'smile', look: [-0.5, 0.4] } };
  const { behind, paws } = peek(figure);
  const tie = raise(
    1,
    shape('-26 -14!, 0 2, 26 -14!, 22 8, 0 4, -22 8', '#e9f1f6') +
      shape('-8 -2, 8 -2, 5 8, 12 52, 0 64!, -12 52, -5 8', '#3b2f45'),
  );
  const steam = line('M-10 -50Q-18 -62 -8 -74M6 -50Q-2 -64 8 -78', '#ffffff', 5, { opacity: 0.9 });
  const cup = raise(
    1,
    line('M24 -34Q46 -30 40 -12Q34 0 20 -6', '#e5667a', 8) +
      path('M-28 -42H28L22 0Q20 6 14 6H-14Q-20 6 -22 0Z', '#e5667a') +
      ellipse(0, -42, 28, 7, '#f8a0ac') +
      ellipse(0, -41, 22, 4.6, '#5a3424'),
  );
  const pie = raise(
    1,
    ellipse(0, 0, 46, 11, '#dfe9ee') +
      path('M-34 -4L30 -12L34 -26L-30 -24Z', '#c2304a') +
      path('M-38 -24Q0 -46 38 -28L34 -22Q0 -36 -34 -18Z', '#e8b574'),
  );
  const scene =
    wall('#e9a7a0', 'diamonds', '#f0b9b0') +
    spot(150, 190, 112, '#fbe0d6') +
    lamp(246, 104, '#8fc7a8') +
    place(150, 262, behind + tie, { scale: 1.24 }) +
    raise(2, rectangle(-10, 296, 320, 16, '#fff4e2') + rectangle(-10, 310, 320, 90, '#c9796a')) +
    place(150, 297, paws, { scale: 1.14 }) +
    place(62, 306, cup + steam, { scale: 1.06 }) +
    place(250, 310, pie);
  return { figure, wall: '#e9a7a0', tab: lady.mint, scene };
}
