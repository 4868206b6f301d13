import { waffled } from '../../markings';
import { circle, ellipse, line, path, place, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { lounge } from '../poses/front';
import { spot } from '../room';

import { bin, bricks, ground, kraft } from './outside';
import type { Portrait } from './portrait';

const coat = furs.orange;

const bowler = raise(
  1,
  ellipse(0, -36, 54, 11, '#4a3340') +
    path('M-34 -38Q-36 -84 0 -84Q36 -84 34 -38Q0 -28 -34 -38Z', '#4a3340') +
    path('M-34.5 -40L-34 -52Q0 -42 34 -52L34.5 -40Q0 -30 -34.5 -40Z', '#e8b545'),
);

/** Dines out. */
export function waffle(): Portrait {
  const monocle =
    `<circle cx="25" cy="2" r="20" fill="#ffffff" fill-opacity="0.2" stroke="#e8b545" stroke-width="4.4"/>` +
    line('M42 12Q54 34 46 58', '#e8b545', 2.6);
  const figure: Figure = {
    coat,
    worn: bowler + monocle,
    marks: waffled('#b85a20'),
    bib: '#fffaf2',
    look: { mood: 'calm', ears: 'small', skull: 'round', mouth: 'flat', irises: ['#8fd6a0', '#8fd6a0'] },
  };
  const bow = raise(
    1,
    shape('0 0, -24 -14, -26 14', '#d9485a') + shape('0 0, 24 -14, 26 14', '#d9485a') + circle(0, 0, 7, '#a8304a'),
  );
  const fork = raise(1, line('M0 40V-8M-10 -30V-14Q-10 -6 0 -6Q10 -6 10 -14V-30M0 -30V-8', '#cfd8de', 5));
  const knife = raise(1, line('M0 40V4', '#cfd8de', 6) + path('M-4 6V-30Q10 -18 8 6Z', '#e6edf0'));
  const scene =
    bricks('#b98a9a', '#cfa8b4') +
    spot(150, 196, 112, '#ecd4d8') +
    ground(322, '#8a7488') +
    place(150, 362, lounge(figure) + place(0, -80, bow), { scale: 1.04 }) +
    place(76, 282, fork, { turn: -8, scale: 1.1 }) +
    place(226, 282, knife, { turn: 8, scale: 1.1 }) +
    bin(34, 356, 0.7) +
    raise(2, ellipse(150, 342, 62, 13, '#ffffff') + ellipse(150, 340, 46, 8, '#e6edf0'));
  return { figure, wall: '#d9b6c2', tab: lady.butter, scene, paper: kraft };
}
