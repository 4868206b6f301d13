import { spotted } from '../../markings';
import { ellipse, path, place, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { walk } from '../poses/side';

import { cloudlet, daisy, ground, kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.white;

/** Grazes. */
export function cow(): Portrait {
  const figure: Figure = {
    coat,
    marks: spotted('#bfb2b8'),
    look: { mood: 'calm', ears: 'wide', skull: 'tufted', mouth: 'tongue', irises: ['#7fc4ea', '#7fc4ea'] },
    collar: '#5f9f74',
  };
  const cowbell = raise(
    1,
    path('M-11 -10H11L16 14H-16Z', '#e8b545') +
      ellipse(0, 15, 5, 4.4, '#9a6a1c') +
      path('M-10 -10H0L-3 14H-16Z', '#ffd86b'),
  );
  const scene =
    sky('#9fd4ee', '#eaf6d8') +
    cloudlet(220, 144, 1) +
    cloudlet(96, 180, 0.6) +
    ground(262, '#b4d88a', 12) +
    ground(312, '#8cc46a', 8) +
    place(158, 340, walk(figure), { scale: 1.12 }) +
    place(84, 262, cowbell, { scale: 1.1 }) +
    daisy(34, 322, 1) +
    daisy(250, 318, 1.1) +
    daisy(270, 336, 0.9) +
    daisy(150, 330, 0.9) +
    raise(
      1,
      shape(
        '-20 350, 10 330!, 22 350, 60 336!, 70 352, 120 340!, 132 354, 190 340!, 204 352, 262 336!, 280 352, 320 338, 320 420, -20 420',
        '#6fae54',
      ),
    );
  return { figure, wall: '#c9e6c0', tab: lady.mint, scene, paper: kraft };
}
