import { glow } from '../../light';
import { each, mirror } from '../../outline';
import { circle, ellipse, place, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { sit } from '../poses/front';

import { kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.black;

/** Walks with the pack. */
export function hemingway(): Portrait {
  const ruff = raise(
    1,
    shape(
      mirror('0 -128, 30 -122, 50 -98, 62 -78!, 52 -74, 56 -54!, 40 -56, 36 -34!, 20 -44, 10 -24!, 0 -34'),
      coat.light,
    ),
  );
  const figure: Figure = {
    coat,
    ruff,
    tail: coat.deep,
    look: { mood: 'cross', ears: 'tufted', skull: 'fluffy', irises: ['#ffd75e', '#ffd75e'], mouth: 'fangs' },
  };
  const eyes = (x: number, y: number, scale: number): string =>
    place(
      x,
      y,
      shape('-30 44, -28 0, -26 -22!, -12 -10, 12 -10, 26 -22!, 28 0, 30 44', '#3a3a72') +
        ellipse(-10, 4, 5, 6, '#ffe08a') +
        ellipse(10, 4, 5, 6, '#ffe08a') +
        ellipse(-10, 4, 1.8, 5, '#1b1030') +
        ellipse(10, 4, 1.8, 5, '#1b1030'),
      { scale },
    );
  const scene =
    sky('#4f5aa0', '#c99ac0') +
    glow(164, 190, 150, '#fff1d6', 0.5) +
    raise(2, circle(164, 190, 96, '#fff1c8') + circle(128, 160, 13, '#f2deae') + circle(206, 226, 17, '#f2deae')) +
    each('40 300 1, 262 296 1.1, 84 326 0.8, 222 330 0.8', eyes) +
    raise(2, shape('-20 362, 50 336, 100 318, 200 316, 250 334, 320 360, 320 440, -20 440', '#5a4a78')) +
    place(150, 326, sit(figure), { scale: 1.08 });
  return { figure, wall: '#8f86b8', tab: lady.lilac, scene, paper: kraft };
}
