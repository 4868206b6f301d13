import { each } from '../../outline';
import { circle, path, place, polygon, rectangle, shape, star } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { walk } from '../poses/side';

import { fence, kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.black;

/** Has dressed for tonight: all of it. */
export function zoroaster(): Portrait {
  const crown = raise(
    1,
    path('M-26 -30L-30 -66L-12 -50L0 -74L12 -50L30 -66L26 -30Q0 -40 -26 -30Z', '#ef6f98') +
      circle(0, -46, 5, '#ffe9a6') +
      circle(-29, -66, 4.4, '#ffe9a6') +
      circle(29, -66, 4.4, '#ffe9a6') +
      circle(0, -74, 4.4, '#ffe9a6'),
  );
  const figure: Figure = { coat, worn: crown, look: { mood: 'asleep', ears: 'up', mouth: 'cat' }, tilt: -6 };
  const tutu = raise(
    1,
    shape('-52 4, -44 -20, 0 -26, 44 -20, 52 4, 40 14!, 28 6, 14 16!, 0 8, -14 16!, -28 6, -40 14!', '#f9a8c4') +
      shape('-44 -8, -36 -22, 0 -26, 36 -22, 44 -8, 22 2, 0 -4, -22 2', '#ffc8da'),
  );
  const boots = (x: number): string =>
    raise(
      1,
      shape(
        [
          [x - 14, 332],
          [x + 12, 332],
          [x + 13, 350],
          [x - 26, 351],
          [x - 28, 342],
          [x - 14, 338],
        ],
        '#e5667a',
      ) + rectangle(x - 16, 326, 30, 10, '#ffe9a6', 4),
    );
  const boa = raise(
    1,
    each(
      '-36 6, -24 14, -11 19, 3 20, 17 16, 29 9',
      (x, y) => circle(x, y, 10.5, '#7fd0b8') + circle(x - 3, y - 3, 4, '#b0e8d6'),
    ),
  );
  const spotlight = polygon('20 -20, 110 -20, 290 360, 30 360', '#fff3c8', { opacity: 0.6 });
  const scene =
    sky('#c08ab8', '#f7c6b0') +
    spotlight +
    each('40 150 8, 252 140 10, 274 220 7, 34 244 7, 230 190 5', (x, y, r) => star(x, y, r, '#fff6e4', 4, 0.3)) +
    fence(420, 124, '#9a6a7a') +
    place(168, 310, walk(figure), { scale: 0.94 }) +
    place(190, 252, tutu, { scale: 0.92, turn: 4 }) +
    place(106, 230, boa, { scale: 1.02 }) +
    place(0, -36, each('100, 146, 202, 237', boots));
  return { figure, wall: '#e0a8c0', tab: lady.rose, scene, paper: kraft };
}
