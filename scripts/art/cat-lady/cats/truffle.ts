import { circle, ellipse, line, place, polygon, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { peek } from '../poses/front';
import { spot } from '../room';

import { cloudlet, kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.black;

/** Captain of a barrel. */
export function truffle(): Portrait {
  const patch = circle(-25, 2, 18, '#17121f') + line('M-58 -22L-36 -8M-12 -8L50 -34', '#17121f', 5);
  const ship = raise(
    1,
    polygon('-54 -30, -30 -66, 0 -36', '#fff8e8') +
      polygon('54 -30, 30 -66, 0 -36', '#ece0cc') +
      polygon('0 -88, -30 -44, 0 -34', '#fffdf6') +
      polygon('0 -88, 30 -44, 0 -34', '#e6d8c2') +
      polygon('-58 -30, 58 -30, 40 -20, -40 -20', '#fff8e8'),
  );
  const figure: Figure = {
    coat,
    worn: patch + ship,
    look: { mood: 'calm', ears: 'round', skull: 'round', mouth: 'fangs', irises: ['#ffd75e', '#ffd75e'] },
  };
  const { behind, paws } = peek(figure);
  const barrel = raise(
    2,
    shape('66 252!, 234 252!, 246 300, 238 380!, 62 380!, 54 300', '#b9784a') +
      line(
        'M96 256Q88 310 94 370M134 256Q130 310 132 370M172 256Q174 310 172 370M208 256Q214 310 210 370',
        '#9a5f38',
        3,
      ) +
      rectangle(56, 276, 188, 13, '#6f6a80', 3) +
      rectangle(54, 324, 192, 13, '#6f6a80', 3) +
      ellipse(150, 252, 84, 12, '#d9a06a'),
  );
  const scene =
    sky('#9ad0e6', '#e6f3ea') +
    cloudlet(58, 148, 0.8) +
    cloudlet(250, 170, 0.9) +
    spot(150, 190, 106, '#fdf6dc') +
    raise(
      1,
      shape(
        '-20 300, 20 290, 60 300, 100 290, 140 300, 180 290, 220 300, 260 290, 320 300, 320 420, -20 420',
        '#5aa7c9',
      ),
    ) +
    place(150, 262, behind, { scale: 1.16 }) +
    barrel +
    place(150, 254, paws, { scale: 1.2 }) +
    raise(
      1,
      shape('-20 336, 20 326, 60 338, 100 328, 150 340, 200 328, 250 338, 320 328, 320 420, -20 420', '#7fc4dc'),
    );
  return { figure, wall: '#a9d8e8', tab: lady.sky, scene, paper: kraft };
}
