import { each } from '../../outline';
import { circle, line, path, place, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { sit } from '../poses/front';
import { spot } from '../room';

import { bricks, ground, kraft, puddle } from './outside';
import type { Portrait } from './portrait';

const coat = furs.black;

const helmet = raise(
  1,
  path('M-48 -30Q-50 -82 0 -84Q50 -82 48 -30Q0 -44 -48 -30Z', '#ffc83c') +
    path('M-8 -84H8V-38Q0 -40 -8 -38Z', '#ffdf7c') +
    path('M-58 -24Q-54 -38 0 -42Q54 -38 58 -24Q0 -40 -58 -24Z', '#e8a52c') +
    circle(0, -52, 11, '#fff6d8') +
    circle(0, -52, 7, '#8fd6ee'),
);

/** Mends what drips. */
export function eliot(): Portrait {
  const figure: Figure = {
    coat,
    worn: helmet,
    bib: coat.light,
    look: { mood: 'calm', ears: 'small', mouth: 'smile', irises: ['#ffb84e', '#ffb84e'] },
  };
  const spanner = raise(
    1,
    line('M0 42V-10', '#b8c4ce', 11) + path('M-20 -44Q-22 -14 0 -8Q22 -14 20 -44L8 -30H-8Z', '#cfd8e0'),
  );
  const pipe = '#7fa0b4';
  const pipes = raise(
    2,
    line('M-10 136H44Q62 136 62 154V330', pipe, 22) +
      line('M310 240H262Q246 240 246 256V390', pipe, 22) +
      rectangle(44, 216, 36, 15, '#a9c3d2', 4) +
      rectangle(228, 290, 36, 15, '#a9c3d2', 4),
  );
  const drops = each('268 196 1, 280 216 0.7', (x, y, s) =>
    place(x, y, shape('0 -14!, 8 2, 0 10, -8 2', '#7fc4ea'), { scale: s }),
  );
  const scene =
    bricks('#c9a48a', '#dcc0a8') +
    spot(152, 196, 108, '#f2e2cf') +
    pipes +
    drops +
    ground(326, '#8f8478') +
    puddle(244, 344, 46) +
    place(152, 348, sit(figure, { waves: 'left' }), { scale: 1.14 }) +
    place(72, 184, spanner, { turn: -14 });
  return { figure, wall: '#e3c8ae', tab: lady.butter, scene, paper: kraft };
}
