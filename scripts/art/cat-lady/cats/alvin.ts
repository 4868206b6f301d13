import { halved } from '../../markings';
import { curve, each } from '../../outline';
import { circle, line, place, polygon, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { stand } from '../poses/front';
import { wall } from '../room';

import type { Portrait } from './portrait';

/** Two halves, and both of them sing. */
export function alvin(): Portrait {
  const figure: Figure = {
    coat: { ...furs.black, light: '#857aa6' },
    marks: halved(furs.orange.fur),
    bib: 'none',
    tail: furs.orange.shade,
    look: { mood: 'happy', mouth: 'open', ears: 'up', earFurs: [furs.black.fur, furs.orange.fur], muzzle: '#f7dcc0' },
  };
  const microphone = raise(
    1,
    line('M0 60V26', '#3b2f45', 9) +
      circle(0, 12, 16, '#5a5068') +
      circle(0, 12, 13, '#b7aed2') +
      line('M-11 6L11 18M-12 14L4 23M-4 1L12 10', '#6d638a', 2.4),
  );
  const rays = each('-64, -38, -12, 14, 40, 66', (turn) =>
    place(150, 372, polygon('-18 0, 18 0, 46 -420, -46 -420', '#ffe3b0', { opacity: 0.5 }), { turn }),
  );
  const scene =
    wall('#e8a0a8', 'plain') +
    rays +
    each('46 140 12, 250 128 14, 270 214 9, 30 226 9', (x, y, r) => star(x, y, r, '#fff6e4', 5, 0.48)) +
    raise(2, edged(curve('-20 330, 60 318, 150 314, 240 318, 320 330, 320 400, -20 400'), '#a8506a', 0.3)) +
    each('24 346, 66 338, 110 334, 190 334, 234 338, 276 346', (x, y) => circle(x, y, 6, '#ffe08a')) +
    place(150, 332, stand({ ...figure, bib: '#c98a6a' }), { scale: 1.1 }) +
    line('M150 352V250', '#3b2f45', 6) +
    place(150, 222, microphone);
  return { figure, wall: '#f0b8b8', tab: lady.butter, scene };
}
