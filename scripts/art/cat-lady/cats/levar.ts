import { clipped, line, place } from '../../paper';
import { raise } from '../../shadow';
import { yarn } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { seated, sit } from '../poses/front';
import { spot } from '../room';

import { cloudlet, daisy, ground, kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.white;

/** Lost the thread, three of them. */
export function levar(): Portrait {
  const figure: Figure = {
    coat,
    look: { mood: 'wide', ears: 'up', skull: 'round', mouth: 'flat', look: [0.5, 0.6], irises: ['#8a7cd8', '#8a7cd8'] },
    worn: raise(
      1,
      line('M-54 -14Q-10 -44 40 -30Q58 -24 52 -8', '#f5a04e', 5.5) + line('M-58 4Q-40 -36 20 -38', '#4f4668', 5.5),
    ),
  };
  const loops = raise(
    1,
    line('M-44 -20Q0 -50 42 -28M-46 -40Q0 -14 44 -48M-36 -74Q4 -56 36 -80', '#f5a04e', 6) +
      line('M-48 -30Q0 0 46 -34M-40 -58Q0 -84 40 -60', '#4f4668', 6) +
      line('M-44 -8Q0 -34 48 -12M-38 -84Q6 -96 34 -66', '#9cc3dc', 6),
  );
  const scene =
    sky('#a9c9a0', '#f3ecc6') +
    cloudlet(232, 150, 0.8) +
    spot(150, 200, 110, '#fbf8e2') +
    ground(316, '#9fbf7c') +
    line('M48 330Q110 300 130 330M256 336Q210 310 180 330', '#4f4668', 5) +
    place(150, 350, sit(figure), { scale: 1.16 }) +
    place(150, 350, clipped(seated, loops), { scale: 1.16 }) +
    yarn(46, 326, 28, '#4f4668') +
    yarn(258, 330, 26, '#f5a04e') +
    yarn(82, 348, 20, '#f4f7fa') +
    daisy(24, 272, 0.9) +
    daisy(276, 268, 0.9);
  return { figure, wall: '#cfe0b8', tab: lady.lilac, scene, paper: kraft };
}
