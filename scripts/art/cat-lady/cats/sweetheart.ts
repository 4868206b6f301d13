import { curledCat } from '../../cat';
import { calico } from '../../markings';
import { each } from '../../outline';
import { ellipse, line, place } from '../../paper';
import { heart } from '../furniture';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { spot } from '../room';

import { bricks, ground, hay, kraft } from './outside';
import type { Portrait } from './portrait';

const coat = furs.white;

/** Can be heard from afar. */
export function sweetheart(): Portrait {
  const marks = calico(furs.black.fur, furs.orange.fur);
  const figure: Figure = {
    coat,
    marks,
    look: { mood: 'asleep', ears: 'round', skull: 'round', earFurs: [furs.black.fur, furs.orange.fur], mouth: 'smile' },
  };
  const back =
    ellipse(-46, -84, 40, 30, furs.black.fur) +
    ellipse(40, -76, 44, 40, furs.orange.fur) +
    ellipse(92, -16, 30, 30, furs.black.fur);
  const purr = each('58 168 14, 84 142 20, 116 118 25', (x, y, r) => heart(x, y, r, '#e5667a', -12));
  const scene =
    bricks('#c98a7c', '#dca898') +
    spot(160, 214, 110, '#f6d8c8') +
    purr +
    ground(330, '#9a8a94') +
    hay(150, 340, 330) +
    place(152, 318, curledCat(coat, back, { ...figure.look, marks: marks.head, whiskers: true }), { scale: 1.26 }) +
    line('M20 350l14 -22M44 356l6 -26M256 354l-6 -24M280 350l-14 -20', '#d9a83a', 4);
  return { figure, wall: '#e3b09e', tab: lady.rose, scene, paper: kraft };
}
